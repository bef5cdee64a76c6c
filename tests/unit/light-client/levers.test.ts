import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { levers, readLevers } from '../../../src/plugins/light-client/levers';
import { makeTemplate, readTemplate } from '../../../src/plugins/light-client/loader/template';
import { trimConfig } from '../../../src/plugins/light-client/trim-config';

describe('readLevers', () => {
  it('uses all levers when nothing is said', () => {
    expect([...readLevers({})]).toEqual([...levers]);
  });

  it('goes without those that are named, and without any', () => {
    expect([...readLevers({ LIGHT_CLIENT_WITHOUT: 'highlight,trim' })]).toEqual(
      levers.filter((lever) => lever !== 'highlight' && lever !== 'trim'),
    );
    expect(readLevers({ LIGHT_CLIENT_WITHOUT: 'all' }).size).toBe(0);
  });

  it('goes without those that need another that is off', () => {
    const without = (name: string): string[] =>
      levers.filter((lever) => !readLevers({ LIGHT_CLIENT_WITHOUT: name }).has(lever));
    expect(without('pages')).toEqual(['pages', 'sidebar', 'article']);
    expect(without('prefetch')).toEqual(['prefetch', 'pages', 'sidebar', 'article']);
    expect(without('sidebar')).toEqual(['sidebar', 'article']);
    expect(without('article')).toEqual(['article']);
  });

  it('refuses what is none', () => {
    expect(() => readLevers({ LIGHT_CLIENT_WITHOUT: 'loader,prism' })).toThrow(
      'LIGHT_CLIENT_WITHOUT names prism, which is not a part of the light client. Use highlight, loader,',
    );
  });
});

/** The part of Docusaurus' engine of templates that it uses. */
interface Eta {
  readonly compile: (template: string, options: object) => (data: object, config: object) => string;
  readonly defaultConfig: object;
}

/** Renders a page in the way of Docusaurus, with its own engine of templates. */
function renderPage(given: Readonly<Record<'headTags' | 'preBodyTags' | 'appHtml', string>>): string {
  const core = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const { compile, defaultConfig } = core('eta') as Eta;
  const render = compile(makeTemplate('/docs/', ''), { rmWhitespace: true });
  const rest = { metaAttributes: [], stylesheets: ['styles.css'], scripts: ['main.js'], postBodyTags: '' };
  return render(
    { ...rest, ...given, htmlAttributes: '', bodyAttributes: '', baseUrl: '/docs/', version: '3' },
    defaultConfig,
  );
}

describe('the template of pages', () => {
  it('loads no script before the page is drawn', () => {
    const template = makeTemplate('/docs/', '/docs/assets/js/12345678/p/');
    expect(template).not.toMatch(/<script[^>]+src/);
    expect(template).toContain('})({ scripts: [<%~ it.scripts.map(');
    expect(template).toContain('({"base":"/docs/","pages":"/docs/assets/js/12345678/p/"})], signs: [');
    expect(template).not.toMatch(/__[A-Z_]+__/);
  });

  it('keeps the parser from the body neither before the bar nor behind it any longer than the style sheet takes', () => {
    const bar = '<nav>Bar</nav>';
    const page = renderPage({
      headTags: '<script>zero()</script><script src="a.js"></script><title>T</title>',
      preBodyTags: '<svg></svg>\n<script>one()</script><script>two()</script>',
      appHtml: `${bar}<main><nav>Breadcrumbs</nav></main>`,
    });
    const [head = '', body = ''] = page.split('</head>');
    expect(head).toContain('<script>zero()</script><script>one()</script><script>two()</script>');
    expect(head).toContain('<script src="a.js"></script><title>');
    expect(head.match(/<script>/g)).toHaveLength(4);
    expect(head.indexOf('rel="stylesheet"')).toBeGreaterThan(head.lastIndexOf('<script>'));
    expect(body).toContain('<svg></svg>');
    expect(body.match(/<script>.*?<\/script>/gs)).toEqual(['<script>document.currentScript.remove()</script>']);
    expect(body).toContain(`${bar}<script>`);
    expect(body).toContain('<main><nav>Breadcrumbs</nav></main></div>');
  });

  it('makes a page that has no bar, and no scripts of a theme', () => {
    const page = renderPage({ headTags: '', preBodyTags: '', appHtml: '<main>$&</main>' });
    expect(page).toContain('<div id="__docusaurus"><main>$&</main></div>');
    expect(page).not.toMatch(/^\s*undefined/m);
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it("is Docusaurus' own without the lever", () => {
    expect(readTemplate('/docs/', { LIGHT_CLIENT_WITHOUT: 'loader' })).toEqual({});
  });

  it('loads a script for each page only where the first view needs one', () => {
    const read = (without: string) => readTemplate('/docs/', { LIGHT_CLIENT_WITHOUT: without }).ssrTemplate;
    expect(read('article')).toMatch(/"pages":"\/docs\/assets\/js\/[0-9a-f]{8}\/p\/"/);
    const rest = '.join(",") %>], signs: [';
    expect(read('')).toContain(rest);
    expect(read('pages')).toContain(rest);
  });
});

describe('trimConfig', () => {
  const config = {
    title: 'T',
    presets: ['classic'],
    plugins: [],
    themeConfig: { navbar: { items: [{ label: 'One' }, { label: 'Two' }] }, footer: {}, prism: { theme: {} } },
  };

  it('keeps what the theme reads', () => {
    expect(trimConfig(config as never, { isColoured: true, hasLateLayout: true })).toEqual({
      title: 'T',
      themeConfig: { navbar: { items: [{}] }, prism: {} },
    });
  });

  it('keeps the colours of code where the browser colours it, and the layout where it draws it', () => {
    expect(trimConfig(config as never, { isColoured: false, hasLateLayout: false })).toMatchObject({
      themeConfig: { navbar: config.themeConfig.navbar, footer: {}, prism: { theme: {} } },
    });
  });
});
