import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listPaths } from '../../src/build/files/file-paths';
import { docsVersions } from '../../src/config/versions';
import { indexFolder, type Manifest } from '../../src/search/engine/index-files';
import { applyEdit, edits, succeed } from './compare-rebuilds';
import { type Setup, write } from './dev-server';
import { BenchError } from './errors';
import { hashFiles } from './hash-files';
import { requireProc } from './measure-process';
import { addPages } from './more-pages';
import { say } from './progress';
import { formatTable } from './report';
import { withSiteCopy } from './site-copy';
import { median } from './statistics';
import { weighFirstView } from './weigh-first-view';

/** Figures of the site at one size, by what they say, in the order of the table. */
type Row = Readonly<Record<string, string>>;

/** The version that the pages are added to. */
const version = 'v4';

/** One word in one page: the smallest change that a writer makes. */
const wordEdit = edits.filter(({ name }) => name === 'text');

/** `npm start` with the version of the added pages alone. */
const oneVersion: Setup = {
  env: { DOCS_VERSIONS: version },
  file: `versioned_docs/version-${version}/guides/deep-links.md`,
  route: '/docs/guides/deep-links',
};

/**
 * Builds copies of the project with more pages, changes one word in each, builds again and starts the server for writers.
 *
 * @param sizes how many pages are added, for each row
 * @throws BenchError when a build fails, or the server does not show an edit
 */
export async function tabulateGrowth(browser: Browser, sizes: readonly number[]): Promise<Row[]> {
  requireProc();
  const rows: Row[] = [];
  for (const size of sizes) rows.push(await withSiteCopy((folder) => measureSize(browser, folder, size)));
  return rows;
}

/** Formats the table for people: one column for each size. */
export function formatGrowth(rows: readonly Row[]): string {
  const [first = {}] = rows;
  const lines = Object.keys(first).map((label) => [label, ...rows.map((row) => row[label] ?? '')]);
  const [header = [], ...others] = lines;
  return formatTable(header, others).join('\n');
}

async function measureSize(browser: Browser, folder: string, size: number): Promise<Row> {
  addPages(folder, size);
  const build = join(folder, 'build');
  say(`Building with ${size} pages more.`);
  const cold = await succeed(folder, []);
  const before = hashFiles(build);
  const bytes = listPaths(build).reduce((sum, file) => sum + fileSize(join(build, file)), 0);
  const { js } = await weighFirstView(browser, build);
  const index = weighIndex(build);
  for (const edit of wordEdit) applyEdit(folder, edit);
  say('Building again after one word.');
  const next = await succeed(folder, []);
  const changed = listChanged(before, hashFiles(build));
  for (const file of changed) say(`differs: ${file}`);
  // The development server finds the index of the last build, as it does for a writer.
  say('Starting the server for writers.');
  rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  const { ready, edits: waits } = await write(browser, folder, oneVersion);
  const [firstEdit = Number.NaN, ...later] = waits;
  return {
    pages: String(countPages(folder)),
    versions: String(docsVersions.length),
    'cold build, CPU': `${cold.cpu.toFixed(0)} s`,
    'cold build, peak memory': `${cold.peakMemory.toFixed(0)} MB`,
    files: String(before.length),
    'size of build/': `${(bytes / 1e6).toFixed(0)} MB`,
    'index for the first key, gzip': `${(index / 1e3).toFixed(1)} kB`,
    'JavaScript of the first view': `${js.toFixed(3)} kB`,
    'npm start, ready': `${ready.toFixed(1)} s`,
    'npm start, first edit': `${firstEdit.toFixed(2)} s`,
    'npm start, later edits': `${median(later).toFixed(2)} s`,
    'next build after one word, CPU': `${next.cpu.toFixed(0)} s (${(next.cpu / cold.cpu).toFixed(2)})`,
    'files that differ': String(changed.length),
    'of these, pages': String(changed.filter((file) => file.endsWith('.html')).length),
  };
}

/** What a reader of the version loads of the search for the first key, in bytes. */
function weighIndex(build: string): number {
  const folder = join(build, indexFolder);
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  const { shards } = JSON.parse(text) as Manifest;
  const own = shards.find((shard) => shard.version === version);
  if (own === undefined) throw new BenchError(`The build has no search index of ${version}.`);
  return [text, readFileSync(join(folder, own.file), 'utf8')].reduce(
    (sum, content) => sum + gzipSync(content).length,
    0,
  );
}

/** Lists the files of a build that another one does not have with the same content. */
function listChanged(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((line) => !known.has(line)).map((line) => line.slice(line.indexOf('  ') + 2));
}

function countPages(folder: string): number {
  const folders = docsVersions.map(({ docsDir }) => join(folder, docsDir));
  return folders.flatMap(listPaths).filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path)).length;
}

function fileSize(file: string): number {
  const stats = statSync(file);
  return stats.isFile() ? stats.size : 0;
}
