/** Makes the index files for assistants; see llmstxt.org. */
import type { DocusaurusConfig } from '@docusaurus/types';
import { type DocsVersion, docsVersions } from '../../config/versions';
import { toMarkdownAddress } from '../../lib/markdown-address';
import type { MarkdownPage } from './markdown-page';

/** A page with its text. */
export interface MarkdownFile {
  readonly page: MarkdownPage;
  /** With front matter. */
  readonly text: string;
}

/** What the files say about the site. */
type SiteWords = Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'title' | 'tagline'>;

/** Size limit, in bytes, for files that a tool is expected to read as a whole. Larger files state their size. */
export const partLimit = 500_000;

/** Average number of characters per token of a language model, for English with code. It is a rule of thumb, so the files say “about”. */
const charactersPerToken = 4;

const states: Readonly<Record<DocsVersion['state'], string>> = {
  unreleased: 'not released yet; for apps that try the next major version',
  latest: 'the latest release; choose it if no version is named',
  unmaintained: 'no longer maintained; for apps that still use it',
};

/**
 * Makes the files for assistants: one index of the versions, and for each version the list of its pages, its whole text, and the same text in
 * parts of at most `partLimit` bytes.
 *
 * @param files all pages, in the order in which they are to be read
 * @returns texts by their paths below the base path
 */
export function makeLlmsFiles(files: readonly MarkdownFile[], site: SiteWords): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const summaries: VersionSummary[] = [];
  for (const version of docsVersions) {
    const own = files.filter(({ page }) => page.version.name === version.name);
    const [first] = own;
    if (first === undefined) continue;
    const folder = `llms/${version.name}`;
    const parts = splitParts(own.map(({ text }) => text));
    const partNames = parts.map((_, index) => `${folder}/llms-full-${index + 1}.txt`);
    const heading = `# ${site.title}: ${version.name}`;
    for (const [index, part] of parts.entries()) {
      made.set(partNames[index] ?? '', `${heading}, part ${index + 1} of ${parts.length}\n\n${part}`);
    }
    const body = parts.join('\n');
    const note = `All ${own.length} pages in one file: ${describeSize(body)}. The same text in parts of at most ${partLimit / 1000} kB:`;
    const list = partNames.map((name) => `- ${site.url}${site.baseUrl}${name}`).join('\n');
    made.set(`${folder}/llms-full.txt`, `${heading}\n\n${note}\n\n${list}\n\n${body}`);
    made.set(`${folder}/llms.txt`, listPages(version, own, partNames, made, site));
    summaries.push({ version, release: first.page.release, pages: own.length, folder });
  }
  return made.set('llms.txt', listVersions(summaries, made, site));
}

interface VersionSummary {
  readonly version: DocsVersion;
  readonly release: string;
  readonly pages: number;
  readonly folder: string;
}

/** Writes the index of all versions. */
function listVersions(
  summaries: readonly VersionSummary[],
  files: ReadonlyMap<string, string>,
  { url, baseUrl, title, tagline }: SiteWords,
): string {
  const address = (name: string): string => `${url}${baseUrl}${name}`;
  const lines = summaries.flatMap(({ version, release, pages, folder }) => [
    `## ${version.name}`,
    '',
    `Describes Capacitor ${release}; ${states[version.state]}.`,
    '',
    `- [Pages of ${version.name}](${address(`${folder}/llms.txt`)}): titles and descriptions of its ${pages} pages, ${describeSize(files.get(`${folder}/llms.txt`))}`,
    `- [All of ${version.name}](${address(`${folder}/llms-full.txt`)}): the text of all pages, ${describeSize(files.get(`${folder}/llms-full.txt`))}`,
    '',
  ]);
  return `# ${title}

> ${tagline}. Every version of Capacitor has its own documentation, and what is true in one may be wrong in another.

An app's \`package.json\` shows its version: it is the major version of \`@capacitor/core\`, so \`"^4.1.0"\` means v4. Read only the
files of that version. Each page is also at its own address with \`.md\` added; its front matter says which version it describes and where
the same subject is in the others.

${lines.join('\n')}`;
}

/** Writes the list of a version's pages, with a heading for each outermost category of the sidebars. */
function listPages(
  { name, state }: DocsVersion,
  files: readonly MarkdownFile[],
  parts: readonly string[],
  made: ReadonlyMap<string, string>,
  { url, baseUrl, title, tagline }: SiteWords,
): string {
  const groups = new Map<string, MarkdownPage[]>();
  for (const { page } of files) {
    const group = page.category ?? 'Other pages';
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const sections = [...groups].flatMap(([group, pages]) => [
    `## ${group}`,
    '',
    ...pages.map((page) => `- [${page.title}](${url}${toMarkdownAddress(page.path, baseUrl)}): ${page.description}`),
    '',
  ]);
  const full = parts.map((part) => `- ${url}${baseUrl}${part}: ${describeSize(made.get(part))}`);
  return `# ${title}: ${name}

> ${tagline}. These pages describe Capacitor ${files[0]?.page.release ?? name}, which is ${states[state]}.

The versions and how to choose one: ${url}${baseUrl}llms.txt

${sections.join('\n')}
## All text

${full.join('\n')}
`;
}

/** Joins texts, in order, into as few parts as possible. A text that is larger than the limit is a part of its own. */
function splitParts(texts: readonly string[]): string[] {
  // Room for the heading of a part.
  const limit = partLimit - 200;
  const parts: string[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (length + bytes > limit) {
      parts.push(text);
      length = bytes;
    } else {
      parts.push(`${parts.pop() ?? ''}\n${text}`);
      length += bytes;
    }
  }
  return parts;
}

/** Describes the size of a text: `41 kB, about 10,000 tokens`. */
function describeSize(text = ''): string {
  const tokens = Math.round(text.length / charactersPerToken / 100) * 100;
  return `${Math.ceil(Buffer.byteLength(text) / 1000)} kB, about ${tokens.toLocaleString('en-US')} tokens`;
}
