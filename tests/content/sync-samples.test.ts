/** The samples that store user input and the session: nothing is lost, and nothing is sent twice. */
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { findSample, runSample } from './run-sample';

/** Creates an asynchronous in-memory storage like that of a device, under the names that the versions use for it. */
function createStorageModules(values: Map<string, string>) {
  const storage = {
    async get({ key }: { key: string }) {
      await Promise.resolve();
      return { value: values.get(key) ?? null };
    },
    async set({ key, value }: { key: string; value: string }) {
      await Promise.resolve();
      values.set(key, value);
    },
  };
  return {
    '@capacitor/core': { Plugins: { Storage: storage } },
    '@capacitor/storage': { Storage: storage },
    '@capacitor/preferences': { Preferences: storage },
  };
}

interface Entry {
  id: string;
  path: string;
}
type Send = (entry: Entry) => Promise<'sent' | 'refused' | 'later'>;

interface Outbox {
  addChange(path: string, body: unknown): Promise<void>;
  sendChanges(send: Send, onRefused: (entry: Entry) => void): Promise<void>;
}

describe.each([...versionNames])('the outbox of %s', (version: VersionName) => {
  function loadOutbox(values = new Map<string, string>()): Outbox {
    const sample = findSample(version, 'guides/offline-and-sync', 'src/outbox.ts');
    return runSample<Outbox>(sample, createStorageModules(values));
  }

  it('keeps two quick changes, in order, over a restart', async () => {
    const values = new Map<string, string>();
    const before = loadOutbox(values);
    await Promise.all([before.addChange('/first', 1), before.addChange('/second', 2)]);
    const sent: string[] = [];
    await loadOutbox(values).sendChanges(
      async ({ path }) => {
        sent.push(path);
        return 'sent';
      },
      () => {},
    );
    expect(sent).toEqual(['/first', '/second']);
  });

  it('sends each once when two ask at the same time, and keeps what can not be sent yet', async () => {
    const { addChange, sendChanges } = loadOutbox();
    await addChange('/first', 1);
    await addChange('/second', 2);
    const tried: string[] = [];
    const send: Send = async ({ path }) => {
      tried.push(path);
      return path === '/first' ? 'sent' : 'later';
    };
    await Promise.all([sendChanges(send, () => {}), sendChanges(send, () => {})]);
    await sendChanges(send, () => {});
    expect(tried).toEqual(['/first', '/second', '/second']);
  });

  it('says what was refused, and goes on behind it', async () => {
    const { addChange, sendChanges } = loadOutbox();
    await addChange('/bad', 1);
    await addChange('/good', 2);
    const refused: string[] = [];
    const sent: string[] = [];
    await sendChanges(
      async ({ path }) => {
        sent.push(path);
        return path === '/bad' ? 'refused' : 'sent';
      },
      ({ path }) => refused.push(path),
    );
    expect([sent, refused]).toEqual([['/bad', '/good'], ['/bad']]);
  });
});

describe.each([...versionNames])('the session of %s', (version: VersionName) => {
  it('refreshes once for many requests, and keeps the new token', async () => {
    const kept: string[] = [];
    let refreshes = 0;
    class SessionEnded extends Error {}
    const session = runSample<{ getAccessToken(): Promise<string> }>(
      findSample(version, 'guides/sign-in', 'src/session.ts'),
      {
        './authorize': { authorize: async () => undefined },
        './tokens': {
          SessionEnded,
          exchangeCode: () => Promise.reject(new Error('not asked for')),
          refreshTokens: async (refreshToken: string) => {
            refreshes += 1;
            return {
              accessToken: `access ${refreshes}`,
              refreshToken: `${refreshToken}+`,
              expiresAt: Date.now() + 60_000,
            };
          },
        },
      },
      { keepToken: async (token: string) => kept.push(token), readToken: async () => 'stored' },
    );
    const tokens = await Promise.all([session.getAccessToken(), session.getAccessToken(), session.getAccessToken()]);
    expect(tokens).toEqual(['access 1', 'access 1', 'access 1']);
    expect([refreshes, kept]).toEqual([1, ['stored+']]);
  });

  it('goes on with the new tokens when they can not be stored: the provider may have ended the old one', async () => {
    const tokens = { accessToken: 'access', refreshToken: 'new', expiresAt: Date.now() + 60_000 };
    let refreshes = 0;
    const session = runSample<{ getAccessToken(): Promise<string> }>(
      findSample(version, 'guides/sign-in', 'src/session.ts'),
      {
        './authorize': {},
        './tokens': {
          SessionEnded: class extends Error {},
          refreshTokens: async () => {
            refreshes += 1;
            return tokens;
          },
        },
      },
      { keepToken: () => Promise.reject(new Error('The Keychain is locked')), readToken: async () => 'stored' },
    );
    await expect(session.getAccessToken()).rejects.toThrow('locked');
    await expect(session.getAccessToken()).resolves.toBe('access');
    expect(refreshes).toBe(1);
  });
});

describe.each([...versionNames])('the tokens of %s', (version: VersionName) => {
  const load = (body: object) =>
    runSample<{
      exchangeCode(code: string, verifier: string): Promise<object>;
      refreshTokens(refreshToken: string): Promise<object>;
    }>(
      findSample(version, 'guides/sign-in', 'src/tokens.ts'),
      { './authorize': { clientId: 'shop-app', issuer: 'https://id.example.com', redirectUri: 'https://example.com' } },
      { fetch: async () => ({ status: 200, ok: true, json: async () => body }) },
    );

  it('keep the refresh token when the provider sends none with a refresh', async () => {
    const { refreshTokens, exchangeCode } = load({ access_token: 'new' });
    await expect(refreshTokens('old')).resolves.toMatchObject({ accessToken: 'new', refreshToken: 'old' });
    await expect(exchangeCode('code', 'verifier')).rejects.toThrow('no refresh token');
  });

  it('take the new refresh token of a provider that rotates', async () => {
    const { refreshTokens } = load({ access_token: 'new', refresh_token: 'next' });
    await expect(refreshTokens('old')).resolves.toMatchObject({ refreshToken: 'next' });
  });
});

describe.each([...versionNames])('the outbox for native tasks of %s', (version: VersionName) => {
  it('keeps two entries that are added at the same time', async () => {
    const values = new Map<string, string>();
    const { addToOutbox } = runSample<{ addToOutbox(entry: { id: string; text: string }): Promise<void> }>(
      findSample(version, 'guides/background-work', 'src/outbox.ts'),
      createStorageModules(values),
    );
    await Promise.all([addToOutbox({ id: '1', text: 'a' }), addToOutbox({ id: '2', text: 'b' })]);
    expect(JSON.parse(values.get('outbox') ?? '[]')).toEqual([
      { id: '1', text: 'a' },
      { id: '2', text: 'b' },
    ]);
  });
});

describe('the upload of v3 that goes on when the app is left', () => {
  it('runs once when the app is left twice, and gives its time back', async () => {
    const log: string[] = [];
    let leave = (_state: { isActive: boolean }): unknown => undefined;
    let finish = () => {};
    const upload = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { finishUploadsWhenLeft } = runSample<{ finishUploadsWhenLeft(): void }>(
      findSample('v3', 'guides/background-work', 'src/finish-upload.ts'),
      {
        '@capacitor/app': {
          App: {
            addListener: (_name: string, listener: typeof leave) => {
              leave = listener;
            },
          },
        },
        '@capacitor/core': {
          Capacitor: { getPlatform: () => 'ios' },
          registerPlugin: () => ({ begin: async () => log.push('begin'), end: async () => log.push('end') }),
        },
      },
      {
        uploadDrafts: () => {
          log.push('upload');
          return upload;
        },
      },
    );
    finishUploadsWhenLeft();
    const first = leave({ isActive: false });
    leave({ isActive: true });
    const second = leave({ isActive: false });
    finish();
    await Promise.all([first, second]);
    expect(log).toEqual(['begin', 'upload', 'end']);
  });
});
