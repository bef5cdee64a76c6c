/** Behavior of the samples in guides when the user cancels or refuses, in a browser, and without a connection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { findPackage } from '../../src/packages/reference/packages';
import { versionsBetween, versionsSince } from '../versions';
import { findPage, findSample, runSample } from './run-sample';

const rewardEvents = {
  Rewarded: 'onRewardedVideoAdReward',
  Dismissed: 'onRewardedVideoAdDismissed',
  FailedToShow: 'onRewardedVideoAdFailedToShow',
};

interface Ads {
  playForReward(adId: string, personalized?: boolean): Promise<number>;
}

/** Loads the ads sample with a plugin that fires these events once the ad is shown, and whose own promise never settles. */
function loadAds(version: VersionName, events: [name: string, data?: object][]) {
  const listeners = new Map<string, (data?: object) => void>();
  const add = (name: string, listener: (data?: object) => void) => {
    listeners.set(name, listener);
    return { remove: () => listeners.delete(name) };
  };
  const requests: { npa?: boolean }[] = [];
  const AdMob = {
    prepareRewardVideoAd: async (options: { npa?: boolean }) => {
      requests.push(options);
    },
    addListener: add,
    showRewardVideoAd: () => {
      queueMicrotask(() => {
        for (const [name, data] of events) {
          listeners.get(name)?.(data);
        }
      });
      return new Promise(() => {});
    },
  };
  const sample = runSample<Ads>(
    findSample(version, 'guides/ads', 'src/ads.ts'),
    { '@capacitor/core': { Capacitor: {}, Plugins: { AdMob } } },
    { AdMob, RewardAdPluginEvents: rewardEvents },
  );
  return { sample, listeners, requests };
}

describe.each(versionsSince('v2'))('a rewarded ad in %s', (version) => {
  const [rewarded, dismissed] =
    version === 'v2' ? ['onRewarded', 'onRewardedVideoAdClosed'] : [rewardEvents.Rewarded, rewardEvents.Dismissed];

  it('gives what was earned, although the call itself may never settle', async () => {
    const { sample, listeners } = loadAds(version, [[rewarded, { type: 'coins', amount: 10 }], [dismissed]]);
    await expect(sample.playForReward('ad')).resolves.toBe(10);
    expect(listeners.size).toBe(0);
  });

  it('gives nothing when the user closes the ad early, and nothing of the one before', async () => {
    const { sample, listeners } = loadAds(version, [[dismissed]]);
    await expect(sample.playForReward('ad')).resolves.toBe(0);
    await expect(sample.playForReward('ad')).resolves.toBe(0);
    expect(listeners.size).toBe(0);
  });

  it('is paid once when the button is tapped twice', async () => {
    const { sample } = loadAds(version, [[rewarded, { type: 'coins', amount: 10 }], [dismissed]]);
    const earned = await Promise.all([sample.playForReward('ad'), sample.playForReward('ad')]);
    expect(earned).toEqual([10, 0]);
    await expect(sample.playForReward('ad')).resolves.toBe(10);
  });
});

describe.each(versionsBetween('v4', 'v2'))('a rewarded ad in %s', (version) => {
  it('is personalized only if the user agreed: the plugin of this version has no consent form', async () => {
    const [name] = version === 'v2' ? ['onRewardedVideoAdClosed'] : [rewardEvents.Dismissed];
    const { sample, requests } = loadAds(version, [[name]]);
    await sample.playForReward('ad', false);
    await sample.playForReward('ad', true);
    expect(requests.map(({ npa }) => npa)).toEqual([true, false]);
  });
});

describe.each(versionNames)('the widget in %s', (version) => {
  it('opens the delivery once when it starts the app: the event waits for the listener', () => {
    const listeners: ((event: { url: string }) => void)[] = [];
    const App = {
      addListener: (_name: string, listener: (event: { url: string }) => void) => listeners.push(listener),
      getLaunchUrl: async () => ({ url: 'com.example.shop://delivery' }),
    };
    const { openFromWidget } = runSample<{ openFromWidget(show: () => void): void }>(
      findSample(version, 'guides/widgets-and-extensions', 'src/widget.ts'),
      {
        '@capacitor/core': { Plugins: { App } },
        '@capacitor/app': { App },
        '@capacitor/preferences': {},
        '@capacitor/storage': {},
      },
    );
    const show = vi.fn();
    openFromWidget(show);
    for (const url of ['com.example.shop://delivery', 'com.example.shop://orders/1']) {
      for (const listener of listeners) listener({ url });
    }
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe.each(versionNames)('a draft in %s', (version) => {
  it.each([
    [null, undefined],
    ['{"text":"Hello"}', { text: 'Hello' }],
    ['Hello', undefined],
  ])('that was stored as %s is read as %o', async (value, draft) => {
    const stored = { get: async () => ({ value }) };
    const name = version === 'v2' || version === 'v3' ? 'Storage' : 'Preferences';
    const { restoreDraft } = runSample<{ restoreDraft(): Promise<unknown> }>(
      findSample(version, 'android/lifecycle', 'src/lifecycle.ts'),
      {
        '@capacitor/core': { Plugins: { App: {}, [name]: stored } },
        '@capacitor/app': { App: {} },
        [`@capacitor/${name.toLowerCase()}`]: { [name]: stored },
      },
    );
    await expect(restoreDraft()).resolves.toEqual(draft);
  });
});

describe.each(versionsBetween('v2', 'v2'))('the photo gallery of %s', (version) => {
  it('keeps both photos when the button is tapped twice', async () => {
    const stored = new Map<string, string>();
    const Storage = {
      get: async ({ key }: { key: string }) => ({ value: stored.get(key) ?? null }),
      set: async ({ key, value }: { key: string; value: string }) => {
        stored.set(key, value);
      },
    };
    const Filesystem = { writeFile: async () => ({}), readFile: async () => ({ data: 'AA==' }) };
    const { addPhoto, loadPhotos } = runSample<{
      addPhoto(): Promise<unknown>;
      loadPhotos(): Promise<{ fileName: string }[]>;
    }>(findSample(version, 'guides/ionic-framework-app', 'src/photo-gallery.ts'), {
      '@capacitor/core': {
        CameraResultType: {},
        CameraSource: {},
        Capacitor: {},
        FilesystemDirectory: {},
        Plugins: { Camera: { getPhoto: async () => ({ base64String: 'AA==' }) }, Filesystem, Storage },
      },
    });
    await Promise.all([addPhoto(), addPhoto()]);
    expect(new Set((await loadPhotos()).map(({ fileName }) => fileName)).size).toBe(2);
  });
});

interface Push {
  listenForPush(handlers: {
    saveToken(token: string): Promise<void>;
    openMessage(data: object): void;
  }): Promise<() => Promise<void>>;
  enablePush(): Promise<boolean>;
}

describe.each(versionsSince('v3'))('push in %s', (version) => {
  function loadPush(isNative: boolean, receive = 'denied') {
    const listeners = new Map<string, (data: object) => void>();
    const PushNotifications = {
      addListener: vi.fn(async (name: string, listener: (data: object) => void) => {
        listeners.set(name, listener);
        return { remove: async () => listeners.delete(name) };
      }),
      checkPermissions: async () => ({ receive }),
      register: vi.fn(async () => {}),
    };
    const sample = runSample<Push>(findSample(version, 'guides/push-notifications-firebase', 'src/push.ts'), {
      '@capacitor/core': { Capacitor: { isNativePlatform: () => isNative } },
      '@capacitor/push-notifications': { PushNotifications },
    });
    return { sample, listeners, PushNotifications };
  }

  it('calls no plugin in a browser, where it has no implementation', async () => {
    const { sample, PushNotifications } = loadPush(false);
    await (await sample.listenForPush({ saveToken: async () => {}, openMessage: () => {} }))();
    await expect(sample.enablePush()).resolves.toBe(false);
    expect(PushNotifications.addListener).not.toHaveBeenCalled();
  });

  it('does not register after a refusal', async () => {
    const { sample, PushNotifications } = loadPush(true);
    await expect(sample.enablePush()).resolves.toBe(false);
    expect(PushNotifications.register).not.toHaveBeenCalled();
  });

  it('takes a server that can not be reached for no crash, and stops listening', async () => {
    const { sample, listeners } = loadPush(true);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stop = await sample.listenForPush({
      saveToken: () => Promise.reject(new Error('offline')),
      openMessage: () => {},
    });
    listeners.get('registration')?.({ value: 'token' });
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    log.mockRestore();
    expect(listeners.size).toBe(4);
    await stop();
    expect(listeners.size).toBe(0);
  });
});

describe.each(versionsSince('v3'))('the service for data-only messages in %s', (version) => {
  const plugin = findPackage(version, '@capacitor/push-notifications').dir;
  const read = (path: string) => readFileSync(join(plugin, 'android/src/main', path), 'utf8');
  const java = 'java/com/capacitorjs/plugins/pushnotifications';
  const { code } = findSample(
    version,
    'guides/push-notifications-firebase',
    'android/app/src/main/java/com/example/app/DataMessageService.java',
  );

  it("takes the place of the plugin's own, which it extends", () => {
    const name = 'com.capacitorjs.plugins.pushnotifications.MessagingService';
    expect(read('AndroidManifest.xml')).toContain(`android:name="${name}"`);
    expect(read(`${java}/MessagingService.java`)).toContain('public class MessagingService extends');
    expect(code).toContain(`import ${name};`);
    expect(findPage(version, 'guides/push-notifications-firebase').text).toContain(`android:name="${name}"`);
  });

  it('marks the intent as the plugin looks for it, so that a tap fires the event', () => {
    expect(read(`${java}/PushNotificationsPlugin.java`)).toContain('bundle.containsKey("google.message_id")');
    expect(code).toContain('intent.putExtra("google.message_id"');
  });
});

describe.each(versionsSince('v3'))('the question for the oldest build in %s', (version) => {
  interface Update {
    mustUpdate(): Promise<boolean>;
  }
  const load = (fetch: () => Promise<unknown>) =>
    runSample<Update>(
      findSample(version, 'guides/deploying-updates', 'src/update-check.ts'),
      {
        '@capacitor/app': { App: { getInfo: async () => ({ build: '41' }) } },
        '@capacitor/core': { Capacitor: { isNativePlatform: () => true, getPlatform: () => 'ios' } },
      },
      { fetch },
    );

  it('lets the app start when the server can not be asked', async () => {
    await expect(load(() => Promise.reject(new TypeError('Failed to fetch'))).mustUpdate()).resolves.toBe(false);
    await expect(load(async () => ({ ok: false })).mustUpdate()).resolves.toBe(false);
  });

  it('compares numbers', async () => {
    const answer = (minimumBuild: number) => load(async () => ({ ok: true, json: async () => ({ minimumBuild }) }));
    await expect(answer(42).mustUpdate()).resolves.toBe(true);
    await expect(answer(9).mustUpdate()).resolves.toBe(false);
  });
});

describe.each(versionsSince('v3'))('session cookies in %s', (version) => {
  it('are deleted at start by the cookie plugin, if the page says so', () => {
    const file = 'capacitor/src/main/java/com/getcapacitor/plugin/CapacitorCookies.java';
    const path = join(findPackage(version, '@capacitor/android').dir, file);
    const deletes = version !== 'v3' && readFileSync(path, 'utf8').includes('removeSessionCookies()');
    expect(/deletes all session cookies/.test(findPage(version, 'guides/storage').text)).toBe(deletes);
  });
});

describe.each(versionsSince('v4'))('a notification in front in %s', (version) => {
  it('has an action on Android or not, as the page says', () => {
    const source = readFileSync(
      join(
        findPackage(version, '@capacitor/push-notifications').dir,
        'android/src/main/java/com/capacitorjs/plugins/pushnotifications/PushNotificationsPlugin.java',
      ),
      'utf8',
    );
    // Firebase's own builder, which version 5 uses, adds the action.
    const hasAction = source.includes('CommonNotificationBuilder') || source.includes('setContentIntent');
    const { text } = findPage(version, 'guides/push-notifications-firebase');
    expect(text.includes('tapping a notification that this version shows in the foreground does nothing')).toBe(
      !hasAction,
    );
  });
});

describe.each(versionNames)('the time of the first content in %s', (version) => {
  it('is not reported by a WebView that wants entryTypes, and the app starts', () => {
    class OldObserver {
      observe(options: object) {
        if (!('entryTypes' in options)) {
          throw new TypeError('Member PerformanceObserverInit.entryTypes is required');
        }
      }
    }
    const { observeFirstContent } = runSample<{ observeFirstContent(report: (time: number) => void): void }>(
      findSample(version, 'guides/performance', 'src/measure-start.ts'),
      {},
      { PerformanceObserver: OldObserver },
    );
    const report = vi.fn();
    observeFirstContent(report);
    expect(report).not.toHaveBeenCalled();
  });
});

describe.each(versionNames)('the route of a deep link in %s', (version) => {
  const { toRoute } = runSample<{ toRoute(address: string): string | undefined }>(
    findSample(version, 'guides/deep-links', 'src/deep-links.ts'),
    { '@capacitor/app': { App: {} }, '@capacitor/core': { Plugins: { App: {} } } },
  );

  it('keeps path, query and fragment of the own hosts, and takes no other', () => {
    expect(toRoute('https://example.com/orders/42?tab=map#top')).toBe('/orders/42?tab=map#top');
    expect(toRoute('http://example.com/orders/42')).toBeUndefined();
    expect(toRoute('https://example.com.evil.example/orders/42')).toBeUndefined();
  });

  it('stays on the own host for a path that begins with two slashes', () => {
    expect(toRoute('https://example.com//evil.example/login')).toBe('/evil.example/login');
  });
});
