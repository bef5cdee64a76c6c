/**
 * Writes the blocks of framework tabs to files for the frameworks' own compilers, such as `v5/react/docs/apis/camera.md/src/Photo.tsx`.
 * Each version's folder contains the packages that its pages describe. Those of the frameworks are in a folder above them.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type Framework, frameworkGroup } from '../../src/config/frameworks';
import type { VersionName } from '../../src/config/versions';
import type { Problem } from '../../src/packages/docs-checks/problem';
import { collectSnippets, isFrameworkSample, type Snippet } from '../../src/packages/docs-checks/read/snippets';
import { findPackage, readPins } from '../../src/packages/reference/packages';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import type { Page } from '../../src/remark/pages';

/** Languages of blocks that compilers read directly or through references. */
const languages = ['ts', 'tsx', 'vue', 'svelte', 'html', 'css'];

/** Languages of a page's shared code that samples may import. */
const sharedLanguages = ['ts', 'tsx'];

export interface PlacedSample {
  readonly snippet: Snippet;
  /** Relative to the folder of all samples, with forward slashes. */
  readonly path: string;
  /** Whether the compiler starts at this file. It reads other files only if they are imported. */
  readonly isRoot: boolean;
  /** Number of lines of hidden code before the block. */
  readonly hiddenLines: number;
}

export interface PlacedSamples {
  readonly samples: readonly PlacedSample[];
  /** Blocks without a file, because another tab on the same page already uses its name. */
  readonly problems: readonly Problem[];
}

/**
 * Writes the files for a framework's compiler.
 *
 * @param folder absolute path of an empty folder
 */
export function placeSamples(
  pages: readonly Page[],
  framework: Framework,
  folder: string,
  fillFacts: (code: string, version: VersionName) => string,
): PlacedSamples {
  // Most pages have no such tabs, and parsing all pages takes longer than any of the compilers.
  const found = pages
    .filter(({ text }) => text.includes(`"${frameworkGroup}"`))
    .map((page) => choosePageSamples(page, framework));
  const samples = found.flatMap((each) => each.samples);
  for (const { snippet, path } of samples) {
    const file = join(folder, path);
    const code = fillFacts(snippet.code, snippet.page.version);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, snippet.preamble === undefined ? code : `${snippet.preamble.code}\n${code}`);
  }
  for (const version of new Set(samples.map(({ snippet }) => snippet.page.version))) linkPackages(version, folder);
  symlinkSync(join(projectRoot, 'tests/frameworks/node_modules'), join(folder, 'node_modules'), 'junction');
  return { samples, problems: found.flatMap(({ problems }) => problems) };
}

function choosePageSamples(page: Page, framework: Framework): PlacedSamples {
  const snippets = collectSnippets(page).filter(({ nocheck }) => nocheck === undefined);
  const own = snippets.filter(
    ({ frameworkTab, language }) => frameworkTab === framework && languages.includes(language),
  );
  if (own.length === 0) return { samples: [], problems: [] };
  const shared = snippets.filter(
    (snippet) =>
      !isFrameworkSample(snippet) && snippet.title !== undefined && sharedLanguages.includes(snippet.language),
  );
  const samples = new Map<string, PlacedSample>();
  const problems: Problem[] = [];
  for (const snippet of [...own, ...shared]) {
    const path = `${page.version}/${framework}/${page.file}/${nameFile(snippet)}`;
    const isRoot = snippet.frameworkTab === framework;
    if (!samples.has(path)) samples.set(path, { snippet, path, isRoot, hiddenLines: countHidden(snippet) });
    else if (isRoot) {
      const message = `The ${framework} tabs of this page have two blocks ${snippet.title}: give each a title of its own`;
      problems.push({ file: page.file, line: snippet.fenceLine, message });
    }
  }
  return { samples: [...samples.values()], problems };
}

function countHidden({ preamble }: Snippet): number {
  return preamble === undefined ? 0 : preamble.code.split('\n').length;
}

/** Returns the title of a block if it is a path, else a name with the line of its fence. */
function nameFile({ title, language, fenceLine }: Snippet): string {
  return title !== undefined && /^[\w@./[\]()+-]+\.\w+$/.test(title)
    ? posix.normalize(`/${title}`).slice(1)
    : `block-${fenceLine}.${language}`;
}

/** Links the packages that a version's pages describe, so that its samples can import them. */
function linkPackages(version: VersionName, folder: string): void {
  for (const { name } of readPins(version)) {
    const link = join(folder, version, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(findPackage(version, name).dir, link, 'junction');
  }
}
