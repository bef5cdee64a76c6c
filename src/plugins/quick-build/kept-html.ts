import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decode, type KeptResults } from '../../build/cache/results';
import { projectRoot } from '../../build/files/project-root';

/** What minifying says, as far as Docusaurus asks. */
export interface Minified {
  readonly code: string;
  readonly errors?: readonly unknown[] | undefined;
}

export type Minify = (html: Buffer, options: object) => Promise<Minified>;

/** A script that stands in the page itself; those of another type are data. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>.*?<\/script>/gs;

/** What stands in a script's place, and what minifying makes of that. */
const placeholder = (index: number) => `<script type="text/x-place">${index}</script>`;
const keptPlaceholder = /<script type=text\/x-place>(\d+)<\/script>/g;

const bodyStart = /<body[^>]*>\s*/;

/**
 * Takes the white space away that stands between tags of a page's head and at its end: React draws none, so there alone Docusaurus' template
 * leaves some. SWC would look for it in all of the page, which takes a third of its time. No attribute is hit: React and the template escape
 * `<` in values.
 */
function trimHead(html: string): string {
  const start = bodyStart.exec(html);
  const end = html.lastIndexOf('</body>');
  if (start === null || end === -1) return html;
  const content = start.index + start[0].length;
  return trimTags(html.slice(0, content)) + html.slice(content, end).trimEnd() + trimTags(html.slice(end));
}

function trimTags(part: string): string {
  return part.replace(/>\s+(?=<|$)/g, '>');
}

/**
 * Puts our way of minifying pages in the place of that of SWC, by which Docusaurus minifies each page. It asks for it when it renders pages.
 *
 * @param results where minified pages are kept
 * @throws when SWC has none: it has changed
 */
export function minifyOnce(results: KeptResults): void {
  const faster = createRequire(join(projectRoot, 'package.json')).resolve('@docusaurus/faster');
  const minifier = createRequire(faster)('@swc/html') as { minify?: Minify };
  if (typeof minifier.minify !== 'function') {
    throw new Error(
      '@swc/html has no `minify`: Docusaurus or SWC has changed. See src/plugins/quick-build/kept-html.ts.',
    );
  }
  minifier.minify = keepHtml(minifier.minify, results);
}

/**
 * Minifies pages so that what is the same is done once: the scripts in them, which all pages share, and pages that an earlier build has
 * minified. Those scripts name files whose names change with each build, and nothing else in a page does. What becomes of a script follows
 * from those names too, as variables get theirs by how often each letter stands in it.
 */
export function keepHtml(minify: Minify, results: KeptResults): Minify {
  const scripts = new Map<string, Promise<Minified>>();

  function minifyScript(script: string, options: object): Promise<Minified> {
    const key = JSON.stringify([script, options]);
    const known = scripts.get(key);
    if (known !== undefined) return known;
    const page = Buffer.from(`<!DOCTYPE html><html><head>${script}</head><body></body></html>`);
    const minified = minify(page, options).then(({ code, errors }) => ({
      code: code.match(inlineScript)?.[0] ?? '',
      errors,
    }));
    scripts.set(key, minified);
    return minified;
  }

  async function minifyRest(html: string, options: object): Promise<Minified> {
    const name = createHash('sha256').update(html).digest('hex');
    const inputs = [JSON.stringify(options)];
    const kept = results.read(name, inputs);
    if (kept !== undefined) return { code: decode(kept) };
    const minified = await minify(Buffer.from(trimHead(html)), { ...options, collapseWhitespaces: 'none' });
    if (isClean(minified)) results.write(name, inputs, minified.code);
    return minified;
  }

  return async (given, options) => {
    const html = given.toString();
    const found: string[] = [];
    const rest = html.replace(inlineScript, (script) => placeholder(found.push(script) - 1));
    const [page, ...parts] = await Promise.all([
      minifyRest(rest, options),
      ...found.map((script) => minifyScript(script, options)),
    ]);
    const places = page.code.match(keptPlaceholder) ?? [];
    // Whatever is worth a word is said of the page as it is.
    const isWhole =
      places.length === found.length && [page, ...parts].every(isClean) && parts.every(({ code }) => code !== '');
    if (!isWhole) return minify(given, options);
    return { code: page.code.replace(keptPlaceholder, (_, index: string) => parts[Number(index)]?.code ?? '') };
  };
}

function isClean({ errors = [] }: Minified): boolean {
  return errors.length === 0;
}
