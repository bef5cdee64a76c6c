import { fillFacts } from '../../checks/read/site-reference';
import { createPrograms } from '../../checks/read/snippet-compiler';
import { collectSnippets, isFrameworkSample, type Snippet } from '../../checks/read/snippets';
import type { VersionName } from '../../config/versions';
import type { Explanation, Explanations, NamePlace } from '../../explain/model';
import { listPages, type Page } from '../../remark/pages';
import type { ApiData } from '../reference-data/model';
import { makeDescriber } from './describe-name';
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
  readonly api: Pick<ApiData, 'plugins'>;
}

/** What the names in the samples of a page mean. */
export interface PageExplanations {
  readonly address: string;
  readonly explanations: Explanations;
}

/** Explains the samples of the pages of a version. */
export function explainVersion({ version, pages, api }: VersionSamples): PageExplanations[] {
  const byFile = new Map(listPages(version).map((page) => [page.file, page]));
  return explainPages(
    pages.flatMap((samples) => {
      const page = byFile.get(samples.file);
      return page === undefined ? [] : [{ page, ...samples }];
    }),
    api,
  );
}

/**
 * Explains the samples of some pages of a version.
 *
 * @param api the reference of the version
 */
export function explainPages(
  pages: readonly (Pick<PageSamples, 'address' | 'found'> & { readonly page: Page })[],
  api: Pick<ApiData, 'plugins'>,
): PageExplanations[] {
  const shown = pages.map(({ page, address, found }) => ({ address, blocks: pairPage(page, found) }));
  const names = new Map<Snippet, SampleName[]>();
  const snippets = shown.flatMap(({ blocks }) => blocks.flatMap(({ compiled }) => compiled ?? []));
  for (const program of createPrograms(snippets))
    for (const file of program.files) names.set(file.snippet, readNames(program, file));
  const describe = makeDescriber(api);
  return shown.map(({ address, blocks }) => {
    const list = makeList(describe);
    const places = blocks.map(({ compiled, places }) =>
      (compiled === undefined ? [] : (names.get(compiled) ?? [])).flatMap((name): NamePlace[] => {
        const line = places === undefined ? name.line : places.get(name.line);
        return line === undefined ? [] : [[line, name.column, list.indexOf(name)]];
      }),
    );
    return { address, explanations: { names: list.all, blocks: places } };
  });
}

interface Block {
  /** Undefined for code that is not compiled. */
  readonly compiled?: Snippet;
  /** For each line of the code the line of the sample; undefined if they are the same. */
  readonly places?: ReadonlyMap<number, number>;
}

function pairPage(page: Page, samples: readonly ShownSample[]): Block[] {
  const snippets = collectSnippets(page).map((snippet) => ({
    ...snippet,
    code: fillFacts(snippet.code, page.version),
  }));
  return pairSamples(samples, snippets).map(({ sample, snippet, places }, index): Block => {
    // Examples of the reference are whole. Each has a line of its own, below all lines of the page.
    const fenceLine = page.text.length + index;
    if (snippet === undefined)
      return { compiled: { page, language: sample.language, code: sample.lines.join('\n'), fenceLine } };
    const isCompiled = snippet.nocheck === undefined && !isFrameworkSample(snippet);
    return isCompiled && places !== undefined ? { compiled: snippet, places } : {};
  });
}

/** Collects explanations, each once. */
function makeList(describe: (name: SampleName) => Explanation) {
  const indexes = new Map<string, number>();
  const all: Explanation[] = [];
  return {
    all: all as readonly Explanation[],
    indexOf(name: SampleName): number {
      const explanation = describe(name);
      const key = JSON.stringify(explanation);
      const index = indexes.get(key) ?? all.push(explanation) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}
