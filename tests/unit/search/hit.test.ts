import { describe, expect, it } from 'vitest';
import { makeHit } from '../../../src/packages/search/engine/hit';
import { rowLevel, symptomLevel } from '../../../src/packages/search/engine/index-files';
import type { ShownSection } from '../../../src/packages/search/engine/sections';
import { show } from './show-marks';

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
      url: 'https://capacitorjs.com/docs/apis/camera#getphoto',
      kind: 'section',
      page: 'Camera',
      group: 'APIs',
    });
    expect(show(hit.title)).toBe('get[Photo](...)');
  });

  it.each([
    ['getPhoto(…)', 'getPhoto'],
    ["addListener('pause', …)", 'pause'],
    ['Usage', 'Usage'],
  ])('is called as short as can be: %s', (heading, title) => {
    expect(show(makeHit({ ...section, heading }, new Set(), origin).title)).toBe(title);
  });

  it('shows the words in its text', () => {
    expect(show(makeHit(section, new Set(['people']), origin).text)).toBe('Lets [people] take a photo.');
  });

  it('stands for its page at level 1', () => {
    const hit = makeHit({ ...section, level: 1, heading: '', anchor: '', trail: [] }, new Set(['camera']), origin);
    expect(hit).toMatchObject({ kind: 'page', url: 'https://capacitorjs.com/docs/apis/camera' });
    expect(show(hit.title)).toBe('[Camera]');
    expect(show(hit.text)).toBe('Lets people take a photo.');
  });

  it('has an id of its own for each symptom below a heading', () => {
    const [first, second] = ['No such module', 'Untrusted'].map((heading) =>
      makeHit({ ...section, level: symptomLevel, heading, anchor: 'xcode' }, new Set(), origin),
    );
    expect(first?.url).toBe(second?.url);
    expect(first?.id).not.toBe(second?.id);
  });

  it.each([
    [
      'a method',
      { code: 'getPhoto(options: ImageOptions) => Promise<Photo>', facts: 'iOS, Android · since 1.0.0' },
      'get[Photo](options: ImageOptions) => Promise<[Photo]> · iOS, Android · since 1.0.0',
    ],
    ['a key', { level: rowLevel, text: 'boolean\nHides it. Default: true Since 1.0.0.' }, 'boolean · default true'],
    ['a message', { level: symptomLevel, text: 'the pods are missing\nrun npx cap sync' }, 'the pods are missing'],
    [
      'a command',
      { level: 2, heading: 'Usage', code: 'npx cap run [options] [platform]' },
      'npx cap run [options] [platform]',
    ],
    ['a section', { level: 2 }, 'Lets people take a [photo].'],
  ])('answers at once for %s', (_, own, answer) => {
    expect(show(makeHit({ ...section, ...own }, new Set(['photo']), origin).text)).toBe(answer);
  });
});
