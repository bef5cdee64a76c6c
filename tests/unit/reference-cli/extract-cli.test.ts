import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { extractCli } from '../../../src/packages/reference/cli';
import type { CliModel } from '../../../src/packages/reference/types';

const models = new Map<VersionName, CliModel>(versionNames.map((version) => [version, extractCli(version)]));

function modelOf(version: VersionName): CliModel {
  const model = models.get(version);
  if (model === undefined) {
    throw new Error(`no model of ${version}`);
  }
  return model;
}

/** Lists the flags of one command's options. */
function flagsOf(version: VersionName, command: string): string[] {
  return modelOf(version)
    .commands.filter(({ name }) => name === command)
    .flatMap(({ options }) => options.map(({ flags }) => flags));
}

function publicCommands(version: VersionName): string[] {
  return modelOf(version)
    .commands.filter(({ hidden }) => !hidden)
    .map(({ name }) => name)
    .sort();
}

describe('extractCli', () => {
  it('lists the commands that cap --help of each version shows', () => {
    const shared = ['add', 'copy', 'doctor', 'init', 'ls', 'open', 'sync', 'update'];
    expect(publicCommands('v2')).toEqual([...shared, 'create', 'plugin:generate', 'serve'].sort());
    expect(publicCommands('v3')).toEqual([...shared, 'run'].sort());
    expect(publicCommands('v4')).toEqual([...shared, 'run', 'build', 'migrate'].sort());
    expect(publicCommands('v5')).toEqual(publicCommands('v4'));
  });

  it('keeps hidden commands apart', () => {
    const hidden = modelOf('v4').commands.filter((command) => command.hidden);
    expect(hidden.map(({ name }) => name)).toContain('serve');
  });

  it('does not carry options from one version into another', () => {
    expect(flagsOf('v4', 'run')).not.toContain('-l, --live-reload');
    expect(flagsOf('v5', 'run')).toContain('-l, --live-reload');
    expect(flagsOf('v3', 'build')).toEqual([]);
  });

  it.each([
    ['v2', { sync: 'ios android web', open: 'ios android', create: '' }],
    ['v4', { add: 'ios android', copy: 'ios android web', run: 'ios android', build: 'ios android', migrate: '' }],
    ['v5', { update: 'ios android', sync: 'ios android web', doctor: 'ios android', ls: '', init: '' }],
  ] as const)('tells for which platforms the commands of %s do something', (version, expected) => {
    const { commands } = modelOf(version);
    const found = Object.keys(expected).map((name) => {
      return [name, commands.find((command) => command.name === name)?.platforms.join(' ')];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('reads choices, defaults and short names', () => {
    const build = modelOf('v5').commands.find(({ name }) => name === 'build');
    expect(build?.arguments).toEqual([{ name: 'platform', required: true, variadic: false }]);
    expect(build?.options.find(({ long }) => long === 'androidreleasetype')?.choices).toEqual(['AAB', 'APK']);
    expect(build?.options.find(({ long }) => long === 'signing-type')?.choices).toEqual(['apksigner', 'jarsigner']);
    const run = modelOf('v5').commands.find(({ name }) => name === 'run');
    expect(run?.options.find(({ long }) => long === 'live-reload')).toMatchObject({ short: 'l', takesValue: false });
    expect(run?.options.find(({ long }) => long === 'target')).toMatchObject({ takesValue: true });
    const sync = modelOf('v4').commands.find(({ name }) => name === 'sync');
    expect(sync?.options.find(({ long }) => long === 'inline')?.default).toBe('false');
    const init = modelOf('v2').commands.find(({ name }) => name === 'init');
    expect(init?.options.find(({ long }) => long === 'web-dir')?.default).toBe('www');
  });

  it('does not take "on by itself" of a --no option for a default value', () => {
    const run = modelOf('v4').commands.find(({ name }) => name === 'run');
    expect(run?.options.find(({ long }) => long === 'no-sync')).not.toHaveProperty('default');
  });

  it('finds a flag that a task reads without declaring it', () => {
    const run = modelOf('v4').commands.find(({ name }) => name === 'run');
    expect(run?.options.find(({ long }) => long === 'json')).toMatchObject({ hidden: true, takesValue: false });
  });

  it('gives the options of cap itself', () => {
    for (const version of versionNames) {
      expect(modelOf(version).globalOptions.map(({ flags }) => flags)).toEqual(['-V, --version', '-h, --help']);
    }
  });

  it('writes descriptions without terminal colors', () => {
    const texts = versionNames.flatMap((version) => modelOf(version).commands.map(({ description }) => description));
    expect(texts).toContain('copy + update');
    expect(texts.filter((text) => text === '' || text.includes('\u001b'))).toEqual([]);
  });

  it('is the same on every reading', () => {
    expect(extractCli('v5')).toEqual(modelOf('v5'));
  });
});
