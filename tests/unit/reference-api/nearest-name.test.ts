import { describe, expect, it } from 'vitest';
import { nearestName } from '../../../src/lib/nearest-name';

describe('nearestName', () => {
  it.each([
    ['camra', ['camera', 'motion'], 'camera'],
    ['CAMERA', ['motion', 'camera'], 'camera'],
    ['getFoto', ['getPhoto', 'pickImages'], 'getPhoto'],
    ['minSdkVerison', ['minSdkVersion', 'maxSdk'], 'minSdkVersion'],
    ['toats', ['toast', 'boats'], 'toast'],
    ['ab', ['abc', 'abd'], 'abc'],
  ])('finds for %s among %j the name %s', (name, known, nearest) => {
    expect(nearestName(name, known)).toBe(nearest);
  });

  it('finds nothing among names that are too far off', () => {
    expect(nearestName('camera', ['geolocation', 'toast'])).toBeUndefined();
    expect(nearestName('camera', [])).toBeUndefined();
  });
});
