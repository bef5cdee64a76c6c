import { describe, expect, it } from 'vitest';
import { FinishedPage } from '../../src/build/page-steps/finished-page';
import { splitPage } from '../unit/search/split-page';
import { buildFolder, openPage, readBuiltFile } from './site';

const camera = 'apis/camera';

/** Reads the lines of the collapsed history in the card of a member. */
function readFold(page: string, id: string): string[] {
  const $ = openPage(`${page}/index.html`).parse();
  const fold = $(`.api-card:has(#${id}) > details.api-history`);
  return fold
    .find('li')
    .toArray()
    .map((item) => $(item).text());
}

describe('the histories of members', () => {
  it('say what came in which release, and fold what else happened below the member', () => {
    const $ = openPage(`${camera}/index.html`).parse();
    expect($('.api-card:has(#picklimitedlibraryphotos) > .api-history').text()).toContain('since 4.1.0');
    expect($('#photo-saved').text()).toContain('Since 1.1.0');
    expect(readFold(camera, 'imageoptions').at(-1)).toBe('4.0.0: removed preserveAspectRatio?: boolean');
    expect(readFold(camera, 'pickimages')).toEqual([]);
  });

  it('stand in the Markdown of the page as lists', () => {
    const markdown = readBuiltFile(`${camera}.md`);
    expect(markdown).toMatch(
      /\*\*History\*\*\n\n- 1\.0\.1: deprecated `preserveAspectRatio`\n- 4\.0\.0: removed `preserveAspectRatio\?: boolean`\n/,
    );
    expect(markdown).toContain('unchanged since `@capacitor/camera 1.0.0` or earlier.');
  });

  it('are not searched: signatures of other releases stand in them', () => {
    const cut = splitPage(new FinishedPage(buildFolder, `${camera}/index.html`));
    const text = JSON.stringify(cut?.sections);
    expect(text).toContain('pickLimitedLibraryPhotos');
    expect(text).not.toMatch(/4\.0\.0: removed|changed from|name no release/);
  });
});
