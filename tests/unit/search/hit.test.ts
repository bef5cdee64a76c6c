import { describe, expect, it } from 'vitest';
import { makeHit } from '../../../src/packages/search/engine/hit';
import { rowLevel, symptomLevel } from '../../../src/packages/search/engine/index-files';
import type { ShownSection } from '../../../src/packages/search/engine/sections';

const page = {
  route: '/docs/apis/camera',
  title: 'Camera',
  group: 'APIs',
  label: 'Camera',
  tag: 'docs-default-v4',
  version: 'v4',
};
const section: ShownSection = {
  id: 1,
  page,
  level: 3,
  heading: 'getPhoto(...)',
  anchor: 'getphoto',
  text: 'Lets people take a photo.',
  code: '',
  facts: '',
  trail: ['Camera', 'Methods'],
};
const origin = 'https://capacitorjs.com';

describe('a hit', () => {
  it('says where it is and what it is called', () => {
    const hit = makeHit(section, new Set(['photo']), origin);
    expect(hit).toMatchObject({
      objectID: 'docs-default-v4|/docs/apis/camera#getphoto',
      url: 'https://capacitorjs.com/docs/apis/camera#getphoto',
      url_without_anchor: 'https://capacitorjs.com/docs/apis/camera',
      anchor: 'getphoto',
      type: 'lvl3',
      hierarchy: { lvl0: 'APIs', lvl1: 'Camera', lvl2: 'Methods', lvl3: 'getPhoto(...)', lvl4: null },
    });
    expect(hit.kind).toBe('section');
    expect(hit._snippetResult?.hierarchy?.lvl3?.value).toBe('get<mark>Photo</mark>(...)');
  });

  it('shows the text when only that has the words', () => {
    const hit = makeHit(section, new Set(['people']), origin);
    expect(hit.type).toBe('content');
    expect(hit._snippetResult?.content?.value).toBe('Lets <mark>people</mark> take a photo.');
  });

  it('stands for its page at level 1', () => {
    const hit = makeHit({ ...section, level: 1, heading: '', anchor: '', trail: [] }, new Set(['camera']), origin);
    expect(hit).toMatchObject({ type: 'lvl1', anchor: null, url: hit.url_without_anchor });
    expect(hit._snippetResult?.hierarchy?.lvl1?.value).toBe('<mark>Camera</mark>');
    expect(hit._snippetResult?.content?.value).toBe('Lets people take a photo.');
  });

  it('has an id of its own for each symptom below a heading', () => {
    const [first, second] = ['No such module', 'Untrusted'].map((heading) =>
      makeHit({ ...section, level: symptomLevel, heading, anchor: 'xcode' }, new Set(), origin),
    );
    expect(first?.url).toBe(second?.url);
    expect(first?.objectID).not.toBe(second?.objectID);
  });

  it.each([
    [
      'a method',
      { code: 'getPhoto(options: ImageOptions) => Promise<Photo>', facts: 'iOS, Android · since 1.0.0' },
      'get<mark>Photo</mark>(options: ImageOptions) =&gt; Promise&lt;<mark>Photo</mark>&gt; · iOS, Android · since 1.0.0',
    ],
    ['a key', { level: rowLevel, text: 'boolean\nHides it. Default: true Since 1.0.0.' }, 'boolean · default true'],
    ['a message', { level: symptomLevel, text: 'the pods are missing\nrun npx cap sync' }, 'the pods are missing'],
    [
      'a command',
      { level: 2, heading: 'Usage', code: 'npx cap run [options] [platform]' },
      'npx cap run [options] [platform]',
    ],
    ['a section', { level: 2 }, undefined],
  ])('answers at once for %s', (_, own, answer) => {
    expect(makeHit({ ...section, ...own }, new Set(['photo']), origin).answer).toBe(answer);
  });

  it('has no level that the dialog does not know', () => {
    const trail = ['Camera', 'API', 'Interfaces', 'Photo', 'Deep', 'Deeper', 'Deepest'];
    const hit = makeHit({ ...section, level: rowLevel, heading: 'saved', trail }, new Set(['saved']), origin);
    expect(hit.type).toBe('lvl6');
  });
});
