import { toMarkdownAddress } from '../../lib/markdown-address';
import type { MarkdownPage } from './pages';

/** Where the site is served. */
export interface SiteAddress {
  /** `https://example.com` */
  readonly url: string;
  /** `/docs/` */
  readonly baseUrl: string;
}

/**
 * Writes the front matter of a page's Markdown: which version it describes and where that version stands in its life, so that whoever reads the
 * text elsewhere knows what it holds for, and where the same subject is in the other versions.
 *
 * @returns YAML between lines of `---`
 */
export function writeFrontMatter(page: MarkdownPage, { url, baseUrl }: SiteAddress): string {
  const { path, title, description, version, release, canonical, elsewhere } = page;
  const fields = {
    title,
    description,
    version: version.name,
    state: version.state,
    describes: `Capacitor ${release}`,
    url: url + path,
    canonical: url + canonical,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${quote(value)}`);
  const others = elsewhere.flatMap((other) => [
    `  - version: ${quote(other.version)}`,
    `    state: ${quote(other.state)}`,
    `    relation: ${quote(other.relation)}`,
    `    url: ${quote(url + toMarkdownAddress(other.path, baseUrl))}`,
  ]);
  return ['---', ...lines, ...(others.length === 0 ? [] : ['other_versions:', ...others]), '---', ''].join('\n');
}

/** Every JSON string is a string of YAML too. Plain words need no quotes. */
function quote(text: string): string {
  return /^[a-z]\w*$/i.test(text) ? text : JSON.stringify(text);
}
