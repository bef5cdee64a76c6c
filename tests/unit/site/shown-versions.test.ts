import { describe, expect, it } from 'vitest';
import { readShownVersions } from '../../../src/build/settings/environment';

describe('readShownVersions', () => {
  const read = (text: string): string[] => readShownVersions({ DOCS_VERSIONS: text }).map(({ name }) => name);

  it('shows all versions when nothing is said', () => {
    expect(readShownVersions({}).map(({ name }) => name)).toEqual(['v5', 'v4', 'v3', 'v2']);
    expect(read('')).toHaveLength(4);
    expect(read(' , ')).toHaveLength(4);
  });

  it.each([
    ['v5', ['v5']],
    ['current', ['v5']],
    ['v3, v4', ['v4', 'v3']],
    ['v5,current', ['v5']],
  ])('shows %s', (text, shown) => {
    expect(read(text)).toEqual(shown);
  });

  it('names what is none, and the right names', () => {
    expect(() => read('v4,v6,next')).toThrow(
      'DOCS_VERSIONS names v6, next, which is not a version. Use v5 (or current), v4, v3, v2.',
    );
  });
});
