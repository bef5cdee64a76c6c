import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { docsDirOf } from '../../src/packages/docs-cli/versions/states';
import { listPaths } from '../../src/packages/shared/files/file-paths';
import { addVersions, readStates } from '../drills/more-versions';
import { applyEdit, edits, succeed } from './compare-rebuilds';
import { type Setup, write } from './dev-server';
import { timeFirstHits } from './first-hits';
import { measurePeers } from './growth-peers';
import { hashFiles } from './hash-files';
import { measureIndex } from './index-cost';
import { requireProc } from './measure-process';
import { addPages } from './more-pages';
import { say } from './progress';
import { formatTable } from './report';
import { withSiteCopy } from './site-copy';
import { median, quantile } from './statistics';
import { weighFirstView } from './weigh-first-view';
import { weighFolder } from './weigh-folder';

/** Figures of the site at one size, by what they say, in the order of the table. */
type Row = Readonly<Record<string, string>>;

/** A size of the site. */
export interface SiteSize {
  readonly morePages: number;
  /** Number of versions; undefined for those that there are. */
  readonly versions?: number | undefined;
}

/** The version that the pages are added to. */
const version = 'v4';

/** What is searched for on the phone. */
const query = 'geolocation permission';

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
 * @param sizes one for each row
 * @returns figures; with what went wrong, if something did
 */
export async function tabulateGrowth(browser: Browser, sizes: readonly SiteSize[]): Promise<Row[]> {
  requireProc();
  const rows: Row[] = [];
  for (const size of sizes) {
    const row: Record<string, string> = {};
    rows.push(row);
    // Each figure is printed at once, because a size takes a quarter of an hour, and something later may fail.
    const add = (figures: Row): void => {
      for (const [label, value] of Object.entries(figures)) say(`${label}: ${value}`);
      Object.assign(row, figures);
    };
    try {
      await withSiteCopy((folder) => measureSize(browser, folder, size, add));
    } catch (error) {
      // The other sizes still say something.
      add({ problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return rows;
}

/** Builds the pages of each size with the peers, which have no versions to freeze. */
export async function tabulatePeers(browser: Browser, sizes: readonly SiteSize[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { morePages, versions } of sizes) {
    if (versions !== undefined) continue;
    const figures = await withSiteCopy((folder) => {
      addPages(folder, morePages);
      say(`Building ${countPages(folder)} pages with the peers.`);
      return measurePeers(browser, folder, ([label, value]) => say(`${label}: ${value}`));
    });
    rows.push({ 'added pages': String(morePages), ...figures });
  }
  return rows;
}

/** Formats the table for people: one column for each size, the smallest first. */
export function formatGrowth(given: readonly Row[]): string {
  const rows = [...given].sort((a, b) => Number(Object.values(a)[0]) - Number(Object.values(b)[0]));
  const labels = new Set(rows.flatMap((row) => Object.keys(row)));
  const lines = [...labels].map((label) => [label, ...rows.map((row) => row[label] ?? '')]);
  const [header = [], ...others] = lines;
  return formatTable(header, others).join('\n');
}

async function measureSize(
  browser: Browser,
  folder: string,
  { morePages, versions }: SiteSize,
  add: (figures: Row) => void,
): Promise<void> {
  addPages(folder, morePages);
  if (versions !== undefined) say(`Freezing versions until there are ${versions}.`);
  const names = await addVersions(folder, versions ?? 0);
  const build = join(folder, 'build');
  add({ pages: String(countPages(folder)), versions: String(names.length) });
  say('Building.');
  const cold = await succeed(folder, []);
  const before = hashFiles(build);
  const { files, bytes } = weighFolder(build);
  add({
    'cold build, CPU': `${cold.cpu.toFixed(0)} s`,
    'cold build, peak memory': `${cold.peakMemory.toFixed(0)} MB`,
    files: String(files),
    'size of build/': `${(bytes / 1e6).toFixed(0)} MB`,
    [`archive of ${version}`]: `${(statSync(join(build, `offline/capacitor-docs-${version}.zip`)).size / 1e6).toFixed(1)} MB`,
    'JavaScript of the first view': `${(await weighFirstView(browser, build)).js.toFixed(3)} kB`,
  });
  add(await measureSearch(browser, build));
  for (const edit of wordEdit) applyEdit(folder, edit);
  say('Building again after one word.');
  const next = await succeed(folder, []);
  const changed = listChanged(before, hashFiles(build));
  for (const file of changed) say(`differs: ${file}`);
  add({
    'next build after one word, CPU': `${next.cpu.toFixed(0)} s (${(next.cpu / cold.cpu).toFixed(2)})`,
    'files that differ': String(changed.length),
    'of these, pages': String(changed.filter((file) => file.endsWith('.html')).length),
  });
  // The development server finds the index of the last build, as it does for a writer.
  say('Starting the server for writers.');
  rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  const { ready, edits: waits } = await write(browser, folder, oneVersion);
  const [firstEdit = Number.NaN, ...later] = waits;
  add({
    'npm start, ready': `${ready.toFixed(1)} s`,
    'npm start, first edit': `${firstEdit.toFixed(2)} s`,
    'npm start, later edits': `${median(later).toFixed(2)} s`,
  });
}

async function measureSearch(browser: Browser, build: string): Promise<Row> {
  const { firstKey, keys } = await measureIndex(build, version);
  const hits = await timeFirstHits(browser, build, query);
  return {
    'index for the first key, gzip': `${(firstKey / 1e3).toFixed(1)} kB`,
    'press on the search → first hits, phone': `${hits.toFixed(2)} s`,
    'a key in the index, p95': `${quantile(keys.all, 0.95).toFixed(1)} ms`,
    'keys that read files': `${keys.reading.length} of ${keys.all.length}${describeReading(keys.reading)}`,
  };
}

function describeReading(times: readonly number[]): string {
  return times.length === 0 ? '' : `, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

/** Lists the files of a build that another one does not have with the same content. */
function listChanged(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((line) => !known.has(line)).map((line) => line.slice(line.indexOf('  ') + 2));
}

function countPages(folder: string): number {
  const entries = readStates(folder);
  const folders = entries.map(({ name }) => join(folder, docsDirOf(entries, name)));
  return folders.flatMap(listPaths).filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path)).length;
}
