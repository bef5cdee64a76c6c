import { describe, expect, it } from 'vitest';
import { searchAndExplain } from '../../../src/packages/search/engine/engine';
import {
  dropMajors,
  findNamedMajor,
  joinUnderstandings,
  listNamedMajors,
} from '../../../src/packages/search/engine/understanding';
import { makeEngineOf, makePage, makeSection } from './cut-pages';

const engine = makeEngineOf(
  makePage('/docs/apis/camera', 'Camera', 'The camera.', [
    makeSection(3, 'getPhoto(options)', { text: 'Takes a picture with the camera.' }),
  ]),
  makePage('/docs/apis/filesystem', 'Filesystem', 'Files.', [
    makeSection(3, 'writeFile(options)', { text: 'Writes a file to a folder.' }),
  ]),
);

const explain = (query: string) => searchAndExplain([engine], query).understanding;

describe('what became of the words of a query', () => {
  it.each(['getPhoto', 'take pictures', 'getPh', 'write file', 'how to'])('is nothing to tell: %s', (query) => {
    expect(explain(query)).toEqual({ missing: [], corrected: [] });
  });

  it('names words that no section has', () => {
    expect(explain('pickImages camera').missing).toEqual(['pickimages']);
  });

  it('names words that were read as others', () => {
    expect(explain('getPhotp').corrected).toEqual([['getphotp', 'getphoto']]);
  });

  it('is nothing for a text that was pasted', () => {
    expect(explain(`qwrtzps\n${'vbnmm '.repeat(30)}`)).toEqual({ missing: [], corrected: [] });
  });

  it('is missing only where no version has it', () => {
    const [v2, v3] = [
      { missing: ['one', 'two'], corrected: [] },
      { missing: ['two'], corrected: [] },
    ];
    expect(joinUnderstandings([v2, v3]).missing).toEqual(['two']);
    expect(joinUnderstandings([])).toEqual({ missing: [], corrected: [] });
  });
});

describe('the major that a query names', () => {
  it.each([
    ['Capacitor 6', 6],
    ['capacitor v3 camera', 3],
    ['upgrade to Capacitor8', 8],
    ['@capacitor/camera@4 crashes', 4],
    ['storage in v2', 2],
  ])('is found: %s', (query, major) => {
    expect(findNamedMajor(query)?.major).toBe(major);
  });

  it.each([
    ...['Android 13', 'API level 33', 'push v3 to v4', 'Java 17', 'Capacitor', 'ionic 6', 'capacitor 50%'],
    ...['angular v11', 'ionic v7', 'vue v3', 'node v12', 'Node.js v12'],
  ])('is none, or not one: %s', (query) => {
    expect(findNamedMajor(query)).toBeUndefined();
  });

  it('is the one of Capacitor, not of another product', () => {
    expect(findNamedMajor('angular v11 with capacitor v3')?.major).toBe(3);
    expect(findNamedMajor('update app v3')?.major).toBe(3);
  });

  it('is certain only next to the name', () => {
    expect(findNamedMajor('upgrade to Capacitor 7')?.isCertain).toBe(true);
    expect(findNamedMajor('@capacitor/camera@7')?.isCertain).toBe(true);
    expect(findNamedMajor('v8 engine')?.isCertain).toBe(false);
  });
});

describe('a query with versions', () => {
  it('names them in its order, each once, and not those of other products', () => {
    const list = (query: string) => listNamedMajors(query).map(({ major }) => major);
    expect(list('push v3 to v4')).toEqual([3, 4]);
    expect(list('capacitor 4 camera v4')).toEqual([4]);
    expect(list('angular v11 in v3')).toEqual([3]);
  });

  it('is about the rest of it', () => {
    expect(dropMajors('push v3 to v4')).toBe('push');
    expect(dropMajors('changes from v2 to v3')).toBe('');
    expect(dropMajors('what changed in @capacitor/camera v4')).not.toContain('4');
  });
});
