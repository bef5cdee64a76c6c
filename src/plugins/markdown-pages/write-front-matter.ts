import type { DocusaurusConfig } from '@docusaurus/types';
import { toMarkdownAddress } from '../../lib/markdown-address';
import type { MarkdownPage } from './markdown-page';

/**
 * Writes the front matter of a page's Markdown: which version the page describes, the state of that version, and where the same subject is in the
 * other versions. It tells readers who see the text elsewhere what the text applies to.
 *
 * @returns YAML between lines of `---`
 */
export function writeFrontMatter(
  page: MarkdownPage,
  { url, baseUrl }: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
): string {
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

/** Quotes a string for YAML. Every JSON string is also a YAML string, and plain words need no quotes. */
function quote(text: string): string {
  return /^[a-z]\w*$/i.test(text) ? text : JSON.stringify(text);
}
