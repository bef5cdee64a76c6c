import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildFolder, readBuiltFile } from './site';

const scripts = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.startsWith('assets/js/'));

function readScript(pattern: RegExp): string {
  return readBuiltFile(scripts.find((file) => pattern.test(file)) ?? '');
}

/** Words by which code is known, whatever the minifier does. */
const lateCode = {
  'the bar': 'navbar-sidebar__backdrop',
  'the items of the bar': 'https://github.com/capacitor-community',
  'the search button': 'Control+K',
  'the sidebar': 'menu__list-item-collapsible',
  'the progress bar': 'trickleSpeed',
  'what keeps pages': 'updateViaCache',
};

/** Of what browsers never draw or use. */
const noCode = {
  'the footer': 'footer__links',
  'addresses behind a #': 'noslash',
  'a banner of the server': '__docusaurus-base-url-issue-banner',
  statics: 'getDerivedStateFromProps:!0',
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
});
