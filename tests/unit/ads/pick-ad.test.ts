import { describe, expect, it } from 'vitest';
import { pickAd } from '../../../src/components/DocsAd/pick-ad';
import type { Ad } from '../../../src/config/ads';
import { versionNames } from '../../../src/config/versions';
import { listRecorded } from '../../recorded-routes';
import { makeAd } from './make-ad';

const paths = versionNames.flatMap(listRecorded).map(({ route }) => route);

/** Computes the share of the site's pages that show each ad, by id. */
function countShares(ads: readonly Ad[]): Map<string | undefined, number> {
  const shares = new Map<string | undefined, number>();
  for (const path of paths) {
    const id = pickAd(ads, path)?.id;
    shares.set(id, (shares.get(id) ?? 0) + 1 / paths.length);
  }
  return shares;
}

describe('pickAd', () => {
  it('picks the same ad for the same path', () => {
    const ads = [makeAd('one', 1), makeAd('two', 1)];
    expect(paths.map((path) => pickAd(ads, path)?.id)).toEqual(paths.map((path) => pickAd([...ads], path)?.id));
  });

  it('shows every ad of equal weight on about as many pages of this site', () => {
    const shares = countShares([makeAd('one', 1), makeAd('two', 1)]);
    expect(paths.length).toBeGreaterThan(200);
    expect(shares.get('one')).toBeGreaterThan(0.42);
    expect(shares.get('two')).toBeGreaterThan(0.42);
  });

  it('follows the weights', () => {
    const shares = countShares([makeAd('rare', 1), makeAd('often', 3)]);
    expect(shares.get('rare')).toBeGreaterThan(0.18);
    expect(shares.get('rare')).toBeLessThan(0.32);
  });

  it('never picks weight 0, wherever it stands', () => {
    const shares = countShares([makeAd('first', 0), makeAd('shown', 2), makeAd('middle', 0), makeAd('last', 0)]);
    expect([...shares.keys()]).toEqual(['shown']);
  });

  it('picks nothing when every weight is 0', () => {
    expect(pickAd([makeAd('one', 0), makeAd('two', 0)], '/docs/')).toBeUndefined();
  });

  it('picks nothing from an empty list', () => {
    expect(pickAd([], '/docs/')).toBeUndefined();
  });

  it('picks for the empty path too', () => {
    expect(pickAd([makeAd('one', 1)], '')?.id).toBe('one');
  });
});
