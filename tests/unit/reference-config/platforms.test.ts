import { expect, it } from 'vitest';
import { platformsOfKey } from '../../../src/packages/reference/config/platforms';

it.each([
  ['appId', ['ios', 'android']],
  ['server.url', ['ios', 'android']],
  ['ios.scheme', ['ios']],
  ['server.iosScheme', ['ios']],
  ['cordova.staticPlugins', ['ios']],
  ['android.path', ['android']],
  ['linuxAndroidStudioPath', ['android']],
  ['plugins.CapacitorCookies.androidCustomSchemeAllowInsecureAccess', ['android']],
  ['plugins.CapacitorHttp.enabled', undefined],
])('%s does something on %j', (path, platforms) => {
  expect(platformsOfKey(path)).toEqual(platforms);
});
