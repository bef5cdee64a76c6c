import { describe, expect, it } from 'vitest';
import {
  compareReleases,
  hasRegistry,
  isRelease,
  leaveOutParts,
  listChangesUntil,
  type ReleaseChange,
} from '../../../src/packages/reference/history/model';

describe('compareReleases', () => {
  it('goes by numbers, not by letters', () => {
    expect(['4.10.0', '4.9.1', '10.0.0', '4.9.0'].sort(compareReleases)).toEqual([
      '4.9.0',
      '4.9.1',
      '4.10.0',
      '10.0.0',
    ]);
    expect(compareReleases('1.0.0', '1.0.0')).toBe(0);
  });
});

describe('isRelease', () => {
  it.each(['4.0.0-beta.1', '4.0.0-nightly-20220601', '4.0', 'latest', '', '4.0.0+build', ' 4.0.0'])(
    'refuses %j',
    (version) => {
      expect(isRelease(version)).toBe(false);
    },
  );

  it('takes three numbers', () => {
    expect(isRelease('4.10.0')).toBe(true);
  });
});

describe('hasRegistry', () => {
  it('is only true for the core of v2', () => {
    expect(hasRegistry('@capacitor/core', '2.5.0')).toBe(true);
    expect(hasRegistry('@capacitor/core', '20.0.0')).toBe(false);
    expect(hasRegistry('@capacitor/camera', '2.0.0')).toBe(false);
  });
});

const added = (id: string): ReleaseChange => ({ kind: 'added', id, after: id });

describe('listChangesUntil', () => {
  const changes = { '4.10.0': [added('c')], '4.2.0': [added('b')], '1.0.1': [added('a')], '5.0.0': [added('d')] };

  it('lists the releases up to one of them in order, whatever the order in the file', () => {
    const releases = listChangesUntil({ changes }, '4.10.0').map(({ release }) => release);
    expect(releases).toEqual(['1.0.1', '4.2.0', '4.10.0']);
  });

  it('leaves out what an older major got later, because the newer one has it from its own release on', () => {
    const both = { '4.8.1': [added('a')], '5.0.4': [added('a')] };
    const list = (release: string) => listChangesUntil({ changes: both }, release).map((one) => one.release);
    expect([list('4.8.2'), list('5.0.3'), list('5.1.0')]).toEqual([['4.8.1'], [], ['5.0.4']]);
  });

  it('is empty before the first change', () => {
    expect(listChangesUntil({ changes }, '1.0.0')).toEqual([]);
  });
});

describe('leaveOutParts', () => {
  it('leaves out what came with its type, and keeps what only has a name like it', () => {
    const changes = [added('Photo'), added('Photo.path'), added('PhotoOptions.path')];
    expect(leaveOutParts(changes)).toEqual([added('Photo'), added('PhotoOptions.path')]);
  });

  it('keeps what happened to a part in another way', () => {
    const changes: ReleaseChange[] = [{ kind: 'changed', id: 'Bounds' }, added('Bounds.contains')];
    expect(leaveOutParts(changes)).toEqual(changes);
  });
});
