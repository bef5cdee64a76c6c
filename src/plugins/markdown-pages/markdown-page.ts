import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { movedPages } from '../../config/moved-pages';
import type { DocsVersion } from '../../config/versions';
import { findCanonical } from '../../lib/canonical';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { listVersionTargets } from '../../lib/version-targets';
import {
  collectTitles,
  dropUnlisted,
  listPages,
  listPlaces,
  pairVersions,
  readPages,
  readVersions,
  releaseOf,
} from '../loaded-docs';

/** A page that is also published as Markdown. */
export interface MarkdownPage {
  /** Address below the host: `/docs/apis/camera`. */
  readonly path: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly version: DocsVersion;
  /** The release of Capacitor that the version describes: `4.8.2`. */
  readonly release: string;
  /** Canonical address for search engines, below the host. */
  readonly canonical: string;
  /** False for a page that only its own address leads to. */
  readonly isListed: boolean;
  /** Outermost category of the sidebar above it, if any. */
  readonly category: string | undefined;
  /** Where its subject is in the other versions. */
  readonly elsewhere: readonly OtherVersion[];
}

/** Where the subject of a page is in another version. */
export interface OtherVersion {
  readonly version: string;
  readonly state: DocsVersion['state'];
  readonly path: string;
  /** `same` page, `moved` to another name, or `nearest` to it. */
  readonly relation: 'same' | 'moved' | 'nearest';
}

/** @returns every page of every version, newest version first, in the order of the sidebars */
export function listMarkdownPages(docs: LoadedContent | undefined): MarkdownPage[] {
  const listed = dropUnlisted(docs);
  if (docs === undefined || listed === undefined) return [];
  const versionPages = readVersions(listed);
  const titles = collectTitles(listPages(readPages(listed)));
  const known = listed.loadedVersions.map(({ versionName, label, path, docs: pages }) => ({
    name: versionName,
    label,
    path,
    mainDocId: '',
    docs: pages.map(({ id, permalink }) => ({ id, path: permalink })),
  }));
  return pairVersions(docs).flatMap(({ version, loaded }) => {
    const release = releaseOf(version.name);
    return listInOrder(loaded).map(
      ({ doc, category }): MarkdownPage => ({
        path: doc.permalink,
        file: doc.source.replace('@site/', ''),
        title: doc.title,
        description: doc.description,
        version,
        release,
        isListed: !doc.unlisted,
        canonical: findCanonical(doc.permalink, versionPages, movedPages),
        category,
        elsewhere: listVersionTargets({ version: loaded.versionName, path: doc.permalink }, known, titles).flatMap(
          ({ name, label, state, relation, pages: [page] }): OtherVersion[] => {
            const isOther = name !== loaded.versionName && relation !== undefined && relation !== 'start';
            return isOther ? [{ version: label, state, path: page.path, relation }] : [];
          },
        ),
      }),
    );
  });
}

interface PlacedDoc {
  readonly doc: LoadedVersion['docs'][number];
  readonly category: string | undefined;
}

/** Lists pages in the order of the sidebars, followed by pages in no sidebar, sorted by address. */
function listInOrder({ docs, sidebars }: LoadedVersion): PlacedDoc[] {
  // Of two pages at one address, Docusaurus builds the first.
  const built = new Map([...docs].reverse().map((doc) => [doc.permalink, doc]));
  const left = new Map([...built.values()].map((doc) => [doc.id, doc]));
  const placed = listPlaces(sidebars).flatMap(({ docId, categories }): PlacedDoc[] => {
    const doc = left.get(docId);
    left.delete(docId);
    return doc === undefined ? [] : [{ doc, category: categories[0]?.label }];
  });
  const others = [...left.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return [...placed, ...others.map((doc) => ({ doc, category: undefined }))];
}

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
