import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildFolder, readBuiltFile } from './site';

const scripts = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.startsWith('assets/js/'));

function readScript(pattern: RegExp): string {
  return readBuiltFile(scripts.find((file) => pattern.test(file)) ?? '');
}

/** Strings that identify code even after minification. */
const lateCode = {
  'the buttons of code': 'Copy code to clipboard',
  'the dialog of a picture': 'Large picture',
  'what keeps pages': 'updateViaCache',
};

/** Strings that identify code which only pages or dialogs that need it load. */
const noCode = {
  React: 'react.transitional.element',
  'the dialog of the search': 'search-modal__filters',
  'the search page': 'Show more results',
  'what is drawn by the server': 'footer__links',
};

describe('what the first view has no use for', () => {
  const main = readScript(/\/main\.[^/]*\.js$/);
  const late = readScript(/\/late(?:\.[^/]*)?\.js$/);

  it.each(Object.entries(lateCode))('%s is loaded late', (_, word) => {
    expect(main).not.toContain(word);
    expect(late).toContain(word);
  });

  it.each(Object.entries(noCode))('%s is not loaded', (_, word) => {
    expect(main).not.toContain(word);
    expect(late).not.toContain(word);
  });

  it('the list of versions, which grows with each of them, is loaded late', () => {
    const list = /name:\s*["']v\d+["'],\s*state:/;
    expect(main).not.toMatch(list);
    expect(scripts.some((file) => file.endsWith('.js') && list.test(readBuiltFile(file)))).toBe(true);
  });
});
