import { describe, expect, it } from 'vitest';
import { markUnchanged } from '../../../src/plugins/page-changes';
import { fillFrame, fillList } from '../../../src/plugins/page-changes/frame';

const site = { url: 'https://example.com', title: 'Docs' };
const frame =
  '<html><head><title data-rh=true>All | Docs</title><meta data-rh=true property=og:title content="All | Docs"/>' +
  '<meta data-rh=true property=og:url content=https://example.com/docs/changes /><link data-rh=true rel=canonical href=https://example.com/docs/changes />' +
  '<meta data-rh=true name=description content="All."/><script data-page-head type="application/ld+json">{}</script></head>' +
  '<body><ul><li>Page changes</li></ul><span data-changes-action></span><article class=markdown data-page-changes><h1>All</h1><div data-changes-list></div></article></body></html>';

describe('the page of a comparison', () => {
  const newer = { title: 'A <c>', version: 'v4', path: '/docs/a' };
  const page = fillFrame(
    frame,
    { title: 'A "b"', address: '/docs/changes/v3-v4/a', html: '<p>$& $1</p>', page: newer },
    site,
  );

  it('has its own title, address and content, and no search engine lists it', () => {
    expect(page).toContain('<title data-rh=true>A &quot;b&quot; | Docs</title>');
    expect(page).toContain('content="A &quot;b&quot; | Docs"');
    expect(page).toContain('rel=canonical href="https://example.com/docs/changes/v3-v4/a"');
    expect(page).toContain('og:url content="https://example.com/docs/changes/v3-v4/a"');
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('ld+json');
    expect(page).toContain('<article class=markdown data-page-changes><p>$& $1</p></article>');
  });

  it('stands below the list of all, and leads to the page itself', () => {
    expect(page).toContain('<li><a href="/docs/changes">Page changes</a></li><li>A &lt;c></li>');
    expect(page).toMatch(/<a class="button button--secondary" href="\/docs\/a"><svg.*<\/svg>Read A &lt;c> in v4<\/a>/);
  });

  it('is not written into a page that has no place for it', () => {
    expect(() => fillFrame('<title>a</title>', { title: '', address: '', html: '', page: newer }, site)).toThrow(
      /no place/,
    );
    expect(() => fillList('<p></p>', '')).toThrow(/no place/);
  });

  it('stands in the list of all', () => {
    expect(fillList(frame, '<ul></ul>')).toContain('<h1>All</h1><ul></ul></article>');
  });
});

describe('a page that is the same in another version', () => {
  const unchanged = new Map([['/docs/changes/v3-v4/a', 'v3']]);
  const strip = '<nav><a href=/docs/changes/v3-v4/a data-changes>Changes since v3</a></nav>';
  const banner = '<p>Go.<span data-changes> See <a href=/docs/changes/v3-v4/a>what changed in v4</a>.</span></p>';

  it('says so in place of the link', () => {
    expect(markUnchanged(strip + banner, unchanged)).toBe(
      '<nav><span data-changes>Same as in v3</span></nav><p>Go.</p>',
    );
  });

  it('keeps its links when something changed', () => {
    expect(markUnchanged(strip + banner, new Map())).toBe(strip + banner);
  });
});
