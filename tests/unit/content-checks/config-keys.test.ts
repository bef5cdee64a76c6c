import { describe, expect, it } from 'vitest';
import { checkConfigKeys, readConfig } from '../../../src/packages/docs-checks/config-keys';
import { readV2PluginKeys } from '../../../src/packages/reference/platforms';
import { listProblems, makePage, readFixture } from './fixture';

describe('checkConfigKeys', () => {
  it('accepts keys that exist, those of unknown plugins and other dotted names', () => {
    expect(listProblems(checkConfigKeys(readFixture('config-keys/passes.md')))).toEqual([]);
  });

  it('reports unknown keys in text, JSON and scripts', () => {
    const problems = listProblems(checkConfigKeys(readFixture('config-keys/fails.md')));
    expect(problems.map((problem) => problem.replace(/: The configuration of v5 has no key "[^"]*"/, ''))).toEqual([
      '1: `server.androidSheme`; the nearest is "server.androidScheme".',
      '1: `plugins.SplashScreen.launchAutoHied`; the nearest is "plugins.SplashScreen.launchAutoHide".',
      '1: `plugins.Preferences.group`: The plugin Preferences of v5 reads no configuration.',
      '5: `appID`; the nearest is "appId".',
      '7: `server.androidSheme`; the nearest is "server.androidScheme".',
      '16: `plugins.SplashScreen.launchAutoHied`; the nearest is "plugins.SplashScreen.launchAutoHide".',
    ]);
  });

  it('leaves upgrade guides alone', () => {
    expect(checkConfigKeys(makePage('updating/5-0.md', 'Drop `server.androidSheme`.'))).toEqual([]);
  });
});

describe('readConfig', () => {
  it('knows the configuration of plugins in all versions', () => {
    expect(readConfig('v5').pluginPaths).toContain('plugins.SplashScreen.launchFadeOutDuration');
    expect(readConfig('v2').pluginPaths).toContain('plugins.SplashScreen.launchAutoHide');
    expect(readConfig('v2').pluginNames).toContain('SplashScreen');
  });
});

describe('readV2PluginKeys', () => {
  it('finds keys that Java, Swift and Objective-C read', () => {
    const keys = readV2PluginKeys();
    expect(keys).toContain('plugins.LocalNotifications.smallIcon');
    expect(keys).toContain('plugins.PushNotifications.presentationOptions');
    expect(keys).toContain('plugins.Keyboard.resize');
    expect(keys).not.toContain('plugins.SplashScreen.launchFadeOutDuration');
  });
});
