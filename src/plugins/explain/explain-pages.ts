import {
  collectSnippets,
  createPrograms,
  fillFacts,
  isFrameworkSample,
  type Snippet,
} from '@capacitor-docs/docs-checks/samples';
import type { Explanation, Explanations, NamePlace } from '@capacitor-docs/explain';
import type { VersionName } from '../../config/versions';
import { listPages, type Page } from '../../remark/pages';
import { describeName, type VersionData } from './describe-name';
import { explainWords } from './explain-words';
import { readNames, type SampleName } from './read-names';
import { pairSamples, type ShownSample } from './shown-samples';

/** The samples of a page. */
export interface PageSamples {
  /** Path of the page's Markdown from the root of the project. */
  readonly file: string;
  /** Address of the page in this build. */
  readonly address: string;
  readonly found: readonly ShownSample[];
}

/** The samples of a version, and its reference. */
export interface VersionSamples {
  readonly version: VersionName;
  readonly pages: readonly PageSamples[];
  readonly data: VersionData;
}

/** What the names in the samples of a page mean. */
export interface PageExplanations {
  readonly address: string;
  readonly explanations: Explanations;
}

/** Pages whose samples are compiled together. What their programs need of memory is free again before those of the next ones. */
const portion = 100;

/** Explains the samples of the pages of a version. */
export function explainVersion({ version, pages, data }: VersionSamples): PageExplanations[] {
  const byFile = new Map(listPages(version).map((page) => [page.file, page]));
  const found = pages.flatMap((samples) => {
    const page = byFile.get(samples.file);
    return page === undefined ? [] : [{ page, ...samples }];
  });
  const explained: PageExplanations[] = [];
  while (found.length > 0) explained.push(...explainPages(found.splice(0, portion), data));
  return explained;
}

/** Explains the samples of some pages of a version. */
export function explainPages(
  pages: readonly (Pick<PageSamples, 'address' | 'found'> & { readonly page: Page })[],
  data: VersionData,
): PageExplanations[] {
  const shown = pages.map(({ page, address, found }) => ({ address, blocks: pairPage(page, found) }));
  const names = new Map<Snippet, SampleName[]>();
  const snippets = shown.flatMap(({ blocks }) => blocks.flatMap(({ compiled }) => compiled ?? []));
  for (const program of createPrograms(snippets))
    for (const file of program.files) names.set(file.snippet, readNames(program, file));
  return shown.map(({ address, blocks }) => {
    const list = makeList();
    const places = blocks.map(({ sample, title, compiled, places }) => {
      const words = explainWords({ ...sample, ...(title === undefined ? {} : { title }) }, data);
      const read = compiled === undefined ? [] : (names.get(compiled) ?? []);
      const found = read.flatMap((name) => {
        const line = places === undefined ? name.line : places.get(name.line);
        return line === undefined ? [] : [{ line, column: name.column, explanation: describeName(name, data) }];
      });
      return [...words, ...found].map(
        ({ line, column, explanation }): NamePlace => [line, column, list.indexOf(explanation)],
      );
    });
    return { address, explanations: { names: list.all, blocks: places } };
  });
}

interface Block {
  readonly sample: ShownSample;
  readonly title?: string;
  /** Undefined for code that is not compiled. */
  readonly compiled?: Snippet;
  /** For each line of the code the line of the sample; undefined if they are the same. */
  readonly places?: ReadonlyMap<number, number>;
}

function pairPage(page: Page, samples: readonly ShownSample[]): Block[] {
  // What is hidden before a sample, and its title, are only in the Markdown. It is not parsed where nobody asks for them.
  const isAsked = samples.some(({ language }) => isCompiled(language) || language === 'json');
  const snippets = (isAsked ? collectSnippets(page) : []).map((snippet) => ({
    ...snippet,
    code: fillFacts(snippet.code, page.version),
  }));
  return pairSamples(samples, snippets).map(({ sample, snippet, places }, index): Block => {
    const isScript = isCompiled(sample.language);
    // Examples of the reference are whole. Each has a line of its own, below all lines of the page.
    const fenceLine = page.text.length + index;
    if (snippet === undefined) {
      const compiled = { page, language: sample.language, code: sample.lines.join('\n'), fenceLine };
      return isScript ? { sample, compiled } : { sample };
    }
    const title = snippet.title === undefined ? {} : { title: snippet.title };
    const isRead = isScript && snippet.nocheck === undefined && !isFrameworkSample(snippet) && places !== undefined;
    return { sample, ...title, ...(isRead ? { compiled: snippet, places } : {}) };
  });
}

function isCompiled(language: ShownSample['language']): boolean {
  return language === 'ts' || language === 'tsx';
}

/** Collects explanations, each once. */
function makeList() {
  const indexes = new Map<string, number>();
  const all: Explanation[] = [];
  return {
    all: all as readonly Explanation[],
    indexOf(explanation: Explanation): number {
      const key = JSON.stringify(explanation);
      const index = indexes.get(key) ?? all.push(explanation) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}
