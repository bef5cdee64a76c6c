import { makeExcerpt, readPlain, search } from '@capacitor-docs/search';
import { toPageKey } from '../../lib/counterparts';
import { type Docs, rootOf } from '../docs';
import { describeVersion, findVersion } from '../find';
import { quote } from '../refusal';

export interface SearchRequest {
  readonly query: string;
  readonly version: string;
  /** Maximum number of pages to list. */
  readonly limit: number;
}

/** Maximum number of sections to list for each page. */
const sectionsOfPage = 3;

/** Searches the pages of a version with the site's search engine. Lists the pages, best first, each with its best sections. */
export async function searchDocs(docs: Docs, { query, version, limit }: SearchRequest): Promise<string> {
  const own = await findVersion(docs, version);
  const [index, root] = await Promise.all([docs.openSearch(own.version), docs.findRoot()]);
  const getEngine = await index.prepare(query);
  const engine = getEngine();
  const hits = search([engine], query).map(({ section, forms }) => ({
    section,
    address: new URL(root).origin + section.page.route,
    excerpt: readPlain(makeExcerpt(section, forms)),
    path: toPageKey(section.page.route, rootOf(own.version)).slice(1) || 'index',
  }));
  const pages = [...new Set(hits.map(({ path }) => path))];
  const shown = pages.slice(0, limit).map((path, index) => {
    const ofPage = hits.filter((hit) => hit.path === path);
    const sections = ofPage.slice(0, sectionsOfPage).map(({ section: { anchor, heading }, address, excerpt }) => {
      return anchor === '' ? `   - ${excerpt}` : `   - ${heading}: ${address}#${anchor}\n     ${excerpt}`;
    });
    return `${index + 1}. ${ofPage[0]?.section.page.title} (path ${path})\n   ${ofPage[0]?.address}\n${sections.join('\n')}`;
  });
  const count = pages.length === 0 ? 'no page' : `${shown.length} of ${pages.length} pages`;
  return `${describeVersion(own)}, ${own.url}: ${count} for ${quote(query)}\n\n${shown.join('\n')}\n`;
}
