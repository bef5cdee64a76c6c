import { describe, expect, it } from 'vitest';
import { toRedirectHtml } from '../../../src/build/redirects/redirect-html';
import { checkScripts } from '../../../src/plugins/hosting/known-scripts';

const loader = `(({ scripts }) => {
  const someLongName = document;
  for (const src of scripts) someLongName.write(src);
})({ scripts: [<%~ it.scripts.map((script) => JSON.stringify(it.baseUrl + script)).join(",") %>] })`;

const site: Parameters<typeof checkScripts>[1] = {
  siteConfig: {
    baseUrl: '/docs/',
    ssrTemplate: `<!DOCTYPE html><html><head><%~ it.headTags %><script>${loader}</script></head></html>`,
    future: { faster: { swcHtmlMinimizer: true } } as never,
  },
  plugins: [
    {
      name: 'inline-scripts',
      content: undefined,
      injectHtmlTags: () => ({ headTags: { tagName: 'script', innerHTML: 'const tabs = "x";\nchoose(tabs);' } }),
    },
    { name: 'newcomer', content: undefined, injectHtmlTags: () => ({ headTags: '<script>newcomer()</script>' }) },
  ],
};
const check = (script: string) => checkScripts(new Map([[script, 'apis/camera/index.html']]), site);

describe('inline scripts of the published pages', () => {
  it.each([
    ['as it is written', 'const tabs = "x";\nchoose(tabs);'],
    ['as it is minified', 'const tabs="x";choose("x")'],
    [
      'with the addresses of this build',
      '(({scripts:s})=>{let t=document;for(let e of s)t.write(e)})({scripts:["/docs/assets/js/main.1a.js"]})',
    ],
    ['of a page that leads on', /<script>([^<]*)/.exec(toRedirectHtml('/docs/a', ''))?.[1] ?? ''],
  ])('may be one of the site’s own, %s', async (_, script) => {
    await expect(check(script)).resolves.toBeUndefined();
  });

  it.each([
    ['of nobody', 'alert(1)'],
    ['that begins like a known one', 'const tabs="x";choose("x");alert(1)'],
    [
      'that loads from elsewhere',
      '(({scripts:s})=>{let t=document;for(let e of s)t.write(e)})({scripts:["https://a.example/main.1a.js"]})',
    ],
    ['of a plugin that is not known', 'newcomer()'],
  ])('stop the build when there is one %s', async (_, script) => {
    await expect(check(script)).rejects.toThrow(
      /^\/docs\/apis\/camera\/index\.html has an inline script that the site does not know: .+ Remove it, or add it to src\/plugins\/hosting\/known-scripts\.ts \('sha256-\S+'\)\.$/,
    );
  });
});
