import { describe, expect, it } from 'vitest';
import { makeRecords } from '../../../src/build/search-index/make-records';
import { symptomLevel } from '../../../src/packages/search/engine/index-files';
import { makePage, makeSection } from './cut-pages';

const page = makePage('/docs/a', 'Camera', 'Takes photos.', [
  makeSection(2, 'API', { code: 'getPhoto()' }),
  makeSection(symptomLevel, 'Black picture', { anchor: 'api' }),
  makeSection(symptomLevel, 'Black picture', { anchor: 'api' }),
]);

describe('records for the hosted index', () => {
  const records = makeRecords([page], 'https://capacitorjs.com');

  it('are one for each heading, and one for each text and code', () => {
    expect(
      records.map(({ type, url, content }) => [type, url.slice('https://capacitorjs.com'.length), content]),
    ).toEqual([
      ['lvl1', '/docs/a', null],
      ['content', '/docs/a', 'Takes photos.'],
      ['lvl2', '/docs/a#api', null],
      ['content', '/docs/a#api', 'getPhoto()'],
      ['lvl3', '/docs/a#api', null],
      ['lvl3', '/docs/a#api', null],
    ]);
  });

  it('have ids of their own, and names from the group down', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.at(-1)?.hierarchy).toMatchObject({
      lvl0: 'Guides',
      lvl1: 'Camera',
      lvl2: 'API',
      lvl3: 'Black picture',
      lvl4: null,
    });
  });

  it("carry the readers' words for the page in the record of its title", () => {
    const storage = makePage('/docs/apis/preferences', 'Preferences', 'Stores values.', [makeSection(2, 'API')]);
    const [title, ...others] = makeRecords([storage], '');
    expect(title?.keywords).toContain('key value store');
    expect(others.map(({ keywords }) => keywords)).toEqual([null, null]);
  });

  it('are cut into pieces that the service takes, without losing a word', () => {
    const text = Array.from({ length: 3_000 }, (_, number) => `word${number}`).join(' ');
    const pieces = makeRecords([makePage('/docs/a', 'A', text)], '').flatMap(({ content }) => content ?? []);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(2_000);
    expect(pieces.join(' ')).toBe(text);
  });
});
