import { describe, expect, it } from 'vitest';
import { docsVersions, latestVersion } from '../../src/config/versions';
import { checkTutorial } from '../../src/packages/docs-checks/tutorial';
import { createPage } from '../../src/remark/pages';
import { smallTutorial } from './tutorial-fixture';

const versions = docsVersions.filter(({ name }) => name !== 'v2');

describe('the check of the tutorial', () => {
  const version = versions[0];
  if (version === undefined) {
    throw new Error('src/config/versions.ts has only v2');
  }

  function check(from = '', to = ''): string[] {
    expect(smallTutorial).toContain(from);
    const page = createPage(
      version ?? latestVersion,
      'docs/plugins/tutorial/small.md',
      smallTutorial.replace(from, to),
    );
    return checkTutorial([page]).map(({ message }) => message);
  }

  it('accepts a plugin whose parts agree', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['a missing brace', '    } // end of lock', '', 'the brackets {} of capacitor-screen-orientation/ios/Plugin'],
    [
      'a Java class of another name',
      'class LampPlugin extends',
      'class Lamp extends',
      'does not declare the class LampPlugin',
    ],
    [
      'a Java file of another package',
      'package com.example.lamp;',
      'package com.example;',
      'is not the package of its folder',
    ],
    ['a macro of another class', '@objc(LampPlugin)', '@objc(Lamp)', 'no Swift file has @objc(LampPlugin)'],
    ['a registered class without import', 'import com.example.lamp.LampPlugin;', '', 'registerPlugin names LampPlugin'],
    [
      'another name of the plugin',
      '@CapacitorPlugin(name = "Lamp")',
      '@CapacitorPlugin(name = "Light")',
      'several names: Lamp, Light',
    ],
    [
      'a Swift method of another name',
      '@objc func lock(',
      '@objc func lockLamp(',
      'Plugin.swift has the methods lockLamp',
    ],
    [
      'a macro that is missing',
      'CAP_PLUGIN_METHOD(lock, CAPPluginReturnPromise);',
      '',
      'LampPlugin.m has the methods removeAllListeners',
    ],
    [
      'a Java method without annotation',
      '@PluginMethod',
      '',
      'LampPlugin.java has the methods ; definitions.ts has lock',
    ],
    [
      'another event',
      'notifyListeners("lampChange", result)',
      'notifyListeners("change", result)',
      'has the events change',
    ],
    ['a value that native code does not know', 'case "red":', 'case "rot":', 'has the lockTypes green, rot'],
    ['TypeScript that does not compile', 'return Promise.resolve();', 'return 1;', 'the files do not fit together'],
    ['an app that calls what the package lacks', 'Lamp.lock(', 'Lamp.locked(', 'the files do not fit together'],
    ['a repeated file that differs', '// the same', '// another', 'The repeated src/web.ts differs'],
    [
      'a change of lines that are not there',
      "-import { Lamp } from './index';",
      '-import nothing;',
      'has no such lines to change',
    ],
    [
      'a copy of a file that nobody wrote',
      'cp music-stand/src/web.ts',
      'cp music-stand/src/wob.ts',
      'which no page before has written',
    ],
  ])('finds %s', (_, from, to, message) => {
    expect(check(from, to).join('\n')).toContain(message);
  });
});
