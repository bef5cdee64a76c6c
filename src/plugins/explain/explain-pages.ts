import { type CompiledSnippet, createPrograms } from '@capacitor-docs/docs-checks/samples';
import type { Explanation, Explanations, NamePlace } from '@capacitor-docs/explain';
import type { VersionName } from '../../config/versions';
import { describeName, type VersionData } from './describe-name';
import { explainWords } from './explain-words';
import { readNames, type SampleName } from './read-names';
import type { ShownSample } from './shown-samples';

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
  const explained: PageExplanations[] = [];
  for (let from = 0; from < pages.length; from += portion)
    explained.push(...explainPages({ version, pages: pages.slice(from, from + portion), data }));
  return explained;
}

/** Explains the samples of some pages of a version. */
export function explainPages({ version, pages, data }: VersionSamples): PageExplanations[] {
  const shown = pages.map(({ file, address, found }) => {
    const page = { version, file };
    return { address, blocks: found.map((sample, index) => ({ sample, compiled: toSnippet(sample, page, index) })) };
  });
  const names = new Map<CompiledSnippet, SampleName[]>();
  const snippets = shown.flatMap(({ blocks }) => blocks.flatMap(({ compiled }) => compiled ?? []));
  for (const program of createPrograms(snippets))
    for (const file of program.files) names.set(file.snippet, readNames(program, file));
  return shown.map(({ address, blocks }) => {
    const list = makeList();
    const places = blocks.map(({ sample, compiled }) => {
      const words = explainWords(sample, data);
      const read = (compiled && names.get(compiled)) ?? [];
      const found = read.map((name) => ({ ...name, explanation: describeName(name, data) }));
      return [...words, ...found].map(
        ({ line, column, explanation }): NamePlace => [line, column, list.indexOf(explanation)],
      );
    });
    return { address, explanations: { names: list.all, blocks: places } };
  });
}

/** @param index of the sample on the page, which takes the place of its line */
function toSnippet(
  { code, preamble, title, language }: ShownSample,
  page: CompiledSnippet['page'],
  index: number,
): CompiledSnippet | undefined {
  if (code === undefined) return undefined;
  return {
    page,
    language,
    code,
    fenceLine: index + 1,
    ...(title === undefined ? {} : { title: title.replaceAll('\\', '/') }),
    ...(preamble === undefined ? {} : { preamble: { code: preamble, line: index + 1 } }),
  };
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
