/** Behavior of the samples in plugin pages when the user cancels or refuses, taps twice, leaves the app, or has no network. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { versionsBetween, versionsSince } from '../versions';
import { findPage, findSample, runSample } from './run-sample';

afterEach(() => vi.unstubAllGlobals());

const laterVersions = versionsSince('v3');

type Listener = (event: object) => void;

/** Creates a plugin with listeners and the given methods. */
function createPlugin<Methods extends object>(methods: Methods) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    ...methods,
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    send: (name: string, event: object = {}) => {
      for (const listener of listeners.get(name) ?? []) {
        listener(event);
      }
    },
    addListener: async (name: string, listener: Listener) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return { remove: async () => void all.delete(listener) };
    },
  };
}

describe.each(laterVersions)('a menu for a note in %s', (version) => {
  it('opens one sheet for two quick taps, and another after the choice', async () => {
    const showActions = vi.fn(async (_options: object) => ({ index: 0 }));
    const share = vi.fn(async () => {});
    const { openNoteMenu } = runSample<{ openNoteMenu(name: string, actions: object): Promise<void> }>(
      findSample(version, 'apis/action-sheet', 'src/note-menu.ts'),
      { '@capacitor/action-sheet': { ActionSheet: { showActions }, ActionSheetButtonStyle: {} } },
    );
    const actions = { share, remove: async () => {} };
    await Promise.all([openNoteMenu('Trip', actions), openNoteMenu('Trip', actions)]);
    expect(showActions).toHaveBeenCalledTimes(1);
    expect(share).toHaveBeenCalledTimes(1);
    await openNoteMenu('Trip', actions);
    expect(showActions).toHaveBeenCalledTimes(2);
  });
});

describe.each(versionsSince('v2'))('taking a photo in %s', (version) => {
  function load(reason: unknown) {
    vi.stubGlobal('document', { querySelector: () => null });
    const Camera = { getPhoto: () => Promise.reject(reason) };
    const names = { CameraResultType: { Uri: 'uri' }, CameraSource: { Prompt: 'PROMPT' } };
    return runSample<{ takePhoto(): Promise<string | undefined> }>(findSample(version, 'apis/camera', 'src/photo.ts'), {
      '@capacitor/camera': { Camera, ...names },
      '@capacitor/core': { Plugins: { Camera }, ...names },
    });
  }

  // Each page lists the messages of its version.
  const messages = ['User cancelled photos app', 'No image picked'];
  const shown = messages.filter((message) => findPage(version, 'apis/camera').text.includes(message));
  it.each(shown)('takes “%s” for a choice', async (message) => {
    await expect(load(new Error(message)).takePhoto()).resolves.toBeUndefined();
  });

  it('reports a refusal', async () => {
    await expect(load(new Error('User denied access to camera')).takePhoto()).rejects.toThrow('User denied access');
  });
});

describe.each(versionsBetween('v2', 'v2'))('taking a photo in a browser with %s', (version) => {
  it('takes the string that the web code rejects with for a choice', async () => {
    const Camera = { getPhoto: () => Promise.reject('User cancelled photos app') };
    const { takePhoto } = runSample<{ takePhoto(): Promise<string | undefined> }>(
      findSample(version, 'apis/camera', 'src/photo.ts'),
      { '@capacitor/core': { Plugins: { Camera }, CameraResultType: {}, CameraSource: {} } },
    );
    await expect(takePhoto()).resolves.toBeUndefined();
  });
});

describe.each(versionsSince('v5'))('signing in on another page on Android with %s', (version) => {
  it('waits while the user looks up a code in another app, and ends when the tab is gone', async () => {
    const App = createPlugin({});
    const Browser = createPlugin({ open: vi.fn(async () => {}), close: async () => {} });
    const { signIn } = runSample<{ signIn(url: string): Promise<string | undefined> }>(
      findSample(version, 'apis/browser', 'src/sign-in.ts'),
      {
        '@capacitor/app': { App },
        '@capacitor/browser': { Browser },
        '@capacitor/core': { Capacitor: { getPlatform: () => 'android' } },
      },
    );
    let settled = false;
    const result = signIn('https://login.example.com/authorize').finally(() => {
      settled = true;
    });
    await vi.waitFor(() => expect(Browser.open).toHaveBeenCalled());
    Browser.send('browserFinished');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).toBe(false);
    App.send('resume');
    await expect(result).resolves.toBeUndefined();
    expect(App.count() + Browser.count()).toBe(0);
  });
});

describe.each(laterVersions)('push messages in %s', (version) => {
  interface Push {
    listenForPush(open: (route: string) => void): () => void;
    startPush(): Promise<boolean>;
  }

  function load({ receive = 'granted', isThere = true } = {}) {
    const register = vi.fn(async () => {});
    const PushNotifications = createPlugin({ register, requestPermissions: async () => ({ receive }) });
    const push = runSample<Push>(findSample(version, 'apis/push-notifications', 'src/push.ts'), {
      '@capacitor/core': { Capacitor: { isPluginAvailable: () => isThere } },
      '@capacitor/push-notifications': { PushNotifications },
    });
    return { PushNotifications, ...push };
  }

  it('open what was tapped until they are stopped, and listen once when a component is mounted twice', async () => {
    const { listenForPush, PushNotifications } = load();
    const open = vi.fn();
    listenForPush(open)();
    const stop = listenForPush(open);
    await vi.waitFor(() => expect(PushNotifications.count()).toBe(3));
    PushNotifications.send('pushNotificationActionPerformed', { notification: { data: { route: '/orders' } } });
    PushNotifications.send('pushNotificationActionPerformed', { notification: { data: { route: 7 } } });
    expect(open.mock.calls).toEqual([['/orders']]);
    stop();
    await vi.waitFor(() => expect(PushNotifications.count()).toBe(0));
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['when the server refuses', async () => ({ ok: false, status: 500 })],
  ])('report a token that is not stored, %s', async (_name, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { listenForPush, PushNotifications } = load();
    listenForPush(() => {});
    PushNotifications.send('registration', { value: 'token' });
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    report.mockRestore();
  });

  it('do not register after a refusal, nor in a browser', async () => {
    const refused = load({ receive: 'denied' });
    await expect(refused.startPush()).resolves.toBe(false);
    expect(refused.PushNotifications.register).not.toHaveBeenCalled();
    const browser = load({ isThere: false });
    browser.listenForPush(() => {})();
    await expect(browser.startPush()).resolves.toBe(false);
    expect(browser.PushNotifications.count()).toBe(0);
  });
});

describe.each(versionsSince('v4'))('a player in landscape in %s', (version) => {
  function load(lock: () => Promise<void>) {
    const unlock = vi.fn(async () => {});
    const { enterPlayer } = runSample<{ enterPlayer(): Promise<() => Promise<void>> }>(
      findSample(version, 'apis/screen-orientation', 'src/player.ts'),
      { '@capacitor/screen-orientation': { ScreenOrientation: { lock, unlock } } },
    );
    return { enterPlayer, unlock };
  }

  it('gives the screen back when it closes', async () => {
    const { enterPlayer, unlock } = load(async () => {});
    const leave = await enterPlayer();
    expect(unlock).not.toHaveBeenCalled();
    await leave();
    expect(unlock).toHaveBeenCalledTimes(1);
  });

  it('works in a browser that can not lock', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const { enterPlayer, unlock } = load(() =>
      Promise.reject(new Error('ScreenOrientation API not available in this browser')),
    );
    await (await enterPlayer())();
    expect(unlock).not.toHaveBeenCalled();
  });
});

describe.each(versionsBetween('v2', 'v2'))('the back button with %s', (version) => {
  it.each([
    ['goes back where there is a page', true, 0],
    ['leaves the app on the first page', false, 1],
  ])('%s', (_name, wentBack, exits) => {
    const listeners = new Map<string, () => void>();
    const exitApp = vi.fn();
    const App = { exitApp, addListener: (name: string, listener: () => void) => void listeners.set(name, listener) };
    const { listenToApp } = runSample<{ listenToApp(open: unknown, save: unknown, goBack: () => boolean): void }>(
      findSample(version, 'apis/app', 'src/app-events.ts'),
      { '@capacitor/core': { Plugins: { App } } },
    );
    listenToApp(vi.fn(), vi.fn(), () => wentBack);
    listeners.get('backButton')?.();
    expect(exitApp).toHaveBeenCalledTimes(exits);
  });
});
