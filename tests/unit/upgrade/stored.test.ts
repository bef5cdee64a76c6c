import { describe, expect, it } from 'vitest';
import {
  appKey,
  dropTicks,
  followUpgrade,
  forgetApp,
  planKey,
  type StoredUpgrade,
} from '../../../src/packages/upgrade/stored';

const app = { name: 'shop', dependencies: [], picked: [], platforms: [], manager: 'npm' } as const;
const key = appKey(app);
const shop: StoredUpgrade = {
  app,
  key,
  chosen: { from: 'v3', to: 'v4' },
  done: { [planKey(key, 'v3', 'v4')]: ['v4/check'] },
};

/** Follows other tabs while they change what is stored under a key, and returns what was noticed. */
function notice(key: string, oldValue: string | null, newValue: string | null): string[] {
  const noticed: string[] = [];
  const page = new EventTarget();
  const stop = followUpgrade(
    {
      store: (stored) => noticed.push(`stored ${stored.app.name}`),
      forget: (gone) => noticed.push(`forgot ${gone}`),
    },
    page,
  );
  const event = Object.assign(new Event('storage'), { key, oldValue, newValue });
  page.dispatchEvent(event);
  stop();
  page.dispatchEvent(event);
  return noticed;
}

const written = JSON.stringify({ format: 2, ...shop });

describe('what another tab does with the stored upgrade', () => {
  it('is noticed, also that it forgets the app', () => {
    expect(notice('docs-upgrade', null, written)).toEqual(['stored shop']);
    expect(notice('docs-upgrade', written, null)).toEqual([`forgot ${key}`]);
  });

  it('is ignored where it is about something else, or in another format', () => {
    expect(notice('theme', written, null)).toEqual([]);
    expect(notice('docs-upgrade', written, '{"format":3}')).toEqual([]);
    expect(notice('docs-upgrade', 'no JSON', null)).toEqual([]);
  });
});

describe('the ticks of an app', () => {
  it('are dropped in all of its plans, and those of another app stay', () => {
    const own = planKey(key, 'v4', 'v5');
    const other = planKey(appKey({ ...app, name: 'shop, too' }), 'v3', 'v4');
    expect(dropTicks({ ...shop.done, [own]: ['v5/check'], [other]: ['v4/check'] }, key)).toEqual({
      [other]: ['v4/check'],
    });
  });
});

describe('an app that is forgotten', () => {
  it('leaves nothing', () => {
    expect(forgetApp(shop, key)).toBeUndefined();
    expect(forgetApp(undefined, key)).toBeUndefined();
  });

  it('leaves the app that another tab has stored since', () => {
    const mail = { ...app, name: 'mail' };
    const ticks = { [planKey(appKey(mail), 'v3', 'v4')]: ['v4/packages'] };
    const stored = { ...shop, app: mail, key: appKey(mail), done: { ...shop.done, ...ticks } };
    expect(forgetApp(stored, key)).toEqual({ ...stored, done: ticks });
  });
});

describe('the key of an app', () => {
  const dependency = (name: string, range = '1') => ({ name, range, isForDevelopment: false });

  it('has its name and its packages, in any order and of any version', () => {
    const own = { name: 'myApp', dependencies: [dependency('a'), dependency('b')] };
    expect(appKey(own)).toBe(appKey({ name: 'myApp', dependencies: [dependency('b', '2'), dependency('a')] }));
    expect(appKey(own)).not.toBe(appKey({ name: 'myApp', dependencies: [dependency('a'), dependency('c')] }));
    expect(appKey(own)).not.toBe(appKey({ ...own, name: 'other' }));
  });
});
