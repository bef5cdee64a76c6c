import { inputError } from '@capacitor-docs/shared';
import type { DocusaurusConfig, HtmlTags, LoadedPlugin } from '@docusaurus/types';
import { readInlineCode, toSource } from '../../build/hosting/inline-code';
import { toRedirectHtml } from '../../build/redirects/redirect-html';

/** Plugins that may add scripts of their own to every page: those of Docusaurus 3.10.2 that the site uses, and ours. */
const knownPlugins: readonly string[] = [
  'docusaurus-plugin-google-tag-manager',
  'docusaurus-theme-classic',
  'inline-scripts',
];

/** Hashes of scripts that Docusaurus renders as a part of a page, because nothing provides the text of these scripts. */
const knownHashes: readonly string[] = [
  // Warns when the site is served below a path other than /docs/; core 3.10.2, `client/BaseUrlIssueBanner`.
  "'sha256-uQwKUsbdYbI5JnfEvxzY7tpD9Ri7G2BQlPVXnj0svrs='",
];

type Site = {
  readonly siteConfig: Pick<DocusaurusConfig, 'baseUrl' | 'ssrTemplate' | 'future'>;
  readonly plugins: readonly Pick<LoadedPlugin, 'name' | 'content' | 'injectHtmlTags'>[];
};

/**
 * Stops the build when a page has an inline script that is not one of the site's own, because the policy would allow it.
 *
 * @param found text of each script, and the first file that has it
 * @throws a one-line error with the file, the script and what to do
 */
export async function checkScripts(found: ReadonlyMap<string, string>, site: Site): Promise<void> {
  const known = await listKnownScripts(found.keys(), site);
  for (const [text, file] of found) {
    if (known.has(text) || knownHashes.includes(toSource(text))) continue;
    const start = text.replace(/\s+/g, ' ').trim();
    throw inputError(
      `${site.siteConfig.baseUrl}${file} has an inline script that the site does not know: \`${start.slice(0, 60)}${start.length > 60 ? '…' : ''}\`. Remove it, or add it to src/plugins/hosting/known-scripts.ts (${toSource(text)}).`,
    );
  }
}

/** Lists the texts of the scripts that the site puts into its pages, both as they are written and as Docusaurus minifies them. */
async function listKnownScripts(found: Iterable<string>, { siteConfig, plugins }: Site): Promise<Set<string>> {
  const tags = plugins.filter(({ name }) => knownPlugins.includes(name)).flatMap(listTags);
  const headTags = tags.join('');
  const template = await renderTemplate(siteConfig, headTags, listAddresses(found, siteConfig.baseUrl));
  const written = readInlineCode(`${headTags}${template}${toRedirectHtml('', '')}`).scripts.keys();
  const texts = [...written];
  const elements = texts.map((text) => `<script>${text}</script>`).join('');
  const { getHtmlMinifier } = await import('@docusaurus/bundler');
  const minifier = await getHtmlMinifier({ type: siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser' });
  const { code } = await minifier.minify(`<!DOCTYPE html><html><head>${elements}</head><body></body></html>`);
  return new Set([...texts, ...readInlineCode(code).scripts.keys()]);
}

function listTags({ content, injectHtmlTags }: Site['plugins'][number]): string[] {
  const { headTags, preBodyTags, postBodyTags } = injectHtmlTags?.({ content }) ?? {};
  return [headTags, preBodyTags, postBodyTags].flatMap((tags: HtmlTags | undefined) =>
    [tags ?? []].flat().map((tag) => {
      if (typeof tag === 'string') return tag;
      return tag.tagName === 'script' && tag.innerHTML !== undefined ? `<script>${tag.innerHTML}</script>` : '';
    }),
  );
}

/** Renders the site's own page template with nothing in it but tags of the head, and the addresses of the scripts that its inline script loads. */
async function renderTemplate(
  { ssrTemplate, baseUrl }: Site['siteConfig'],
  headTags: string,
  scripts: readonly string[],
): Promise<string> {
  if (ssrTemplate === undefined) return '';
  const { compileSSGTemplate } = await import('@docusaurus/core/lib/ssg/ssgTemplate');
  const render = await compileSSGTemplate(ssrTemplate);
  return render({
    headTags,
    preBodyTags: '',
    postBodyTags: '',
    htmlAttributes: '',
    bodyAttributes: '',
    baseUrl,
    scripts: [...scripts],
    stylesheets: [],
    metaAttributes: [],
    noIndex: false,
    version: '',
    appHtml: '<nav></nav>',
  });
}

/** Lists the addresses of the site's bundle that scripts name, below the base path. The minified form of the inline scripts depends on them. */
function listAddresses(scripts: Iterable<string>, baseUrl: string): string[] {
  const address = new RegExp(`["']${baseUrl}(assets/js/[\\w.~-]+\\.js)["']`, 'g');
  return [...new Set([...scripts].flatMap((text) => [...text.matchAll(address)].map((match) => match[1] ?? '')))];
}
