import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findBrowser } from '../runner/browser';
import { isBuildCurrent } from '../runner/build-current';
import { brotliQuality, referenceRoute } from './budgets';
import { buildMissingPeers, compareBuilds } from './compare-builds';
import { compareRebuilds } from './compare-rebuilds';
import { compareVisits } from './compare-visits';
import { measureWriting } from './dev-server';
import { BenchError } from './errors';
import { type Figures, judge } from './goals';
import { measureGrowth } from './growth';
import { buildPeers, formatPeers } from './growth-peers';
import { formatGrowth, tabulateGrowth, tabulatePeers } from './growth-table';
import { launchOptions } from './launch';
import { type BenchOptions, type Choices, readOptions } from './options';
import { ownBuild } from './own-build';
import { peers, requirePeers } from './peers';
import { line, phone } from './profile';
import { runLoud, say } from './progress';
import { formatReport } from './report';
import { SentSite } from './server';

/**
 * The command behind `npm run bench`: compares this site with the same pages built by Starlight and VitePress, and compares the figures
 * with the goals. Prints a report or JSON to stdout. If something is missing, prints one line to stderr and exits with code 1.
 *
 * @param choices options of the command line
 */
export async function runBench(choices: Choices): Promise<void> {
  try {
    const options = readOptions(choices);
    if (options.rebuilds.length > 0) {
      for (const text of await compareRebuilds(options.rebuilds)) console.log(text);
      return;
    }
    if (options.dev) {
      await reportWriting(options);
      return;
    }
    if (options.sizes.length > 0) {
      await reportGrowth(options);
      return;
    }
    requirePeers();
    if (options.peers) {
      const costs = await buildPeers();
      console.log(options.json ? JSON.stringify(costs) : formatPeers(costs).join('\n'));
      return;
    }
    await (options.build ? reportBuilds(options) : reportVisits(options));
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function reportVisits(options: BenchOptions): Promise<void> {
  const browser = await launchBrowser();
  try {
    await buildOwnSite();
    await buildMissingPeers();
    const sites = {
      ours: new SentSite(join(projectRoot, 'build')),
      starlight: new SentSite(outputOf('starlight')),
      vitepress: new SentSite(outputOf('vitepress')),
    };
    const results = await compareVisits(browser, sites, options.rounds);
    const growth = options.growth ? await measureGrowth(browser, results.figures.ours.js ?? Number.NaN) : {};
    const figures = { ...results.figures, ours: { ...results.figures.ours, ...growth } };
    const { width = 0, height = 0 } = phone.viewport ?? {};
    const conditions = [
      `${options.rounds} visits to each of ${referenceRoute}, in turn, each in a new profile; medians. Largest reference page: ${results.largest}.`,
      `Phone ${width} × ${height} at ${phone.deviceScaleFactor}, ${line.name} (${line.down / 1e6} / ${line.up / 1e6} Mbit/s, ${line.latency} ms), CPU ${line.cpuSlowdown} × slower, HTTP/1.1, Brotli ${brotliQuality}; 1 kB = 1000 bytes.`,
      `Chromium ${browser.version()}; ${describeMachine()}`,
    ];
    print(options, figures, conditions, { visits: results.visits, storedShifts: results.shifts });
  } finally {
    await browser.close();
  }
}

async function reportBuilds(options: BenchOptions): Promise<void> {
  const { figures, costs } = await compareBuilds(options.rounds);
  const conditions = [
    `${options.rounds} cold builds of each, in turn; medians. Our build also reads the packages, makes the search index and checks pages.`,
    describeMachine(),
  ];
  print(options, figures, conditions, { costs });
}

async function reportWriting(options: BenchOptions): Promise<void> {
  const browser = await launchBrowser();
  try {
    const figures = await measureWriting(browser, options.rounds);
    const conditions = [
      `${options.rounds} starts of \`npm start\` with all versions, then with v5 alone, each behind one in a new clone; edits of a page that is open; medians.`,
      describeMachine(),
    ];
    print(options, figures, conditions, {});
  } finally {
    await browser.close();
  }
}

async function reportGrowth({ sizes, json }: BenchOptions): Promise<void> {
  requirePeers();
  const browser = await launchBrowser();
  try {
    for (const tabulate of [tabulateGrowth, tabulatePeers]) {
      const rows = await tabulate(browser, sizes);
      console.log(json ? JSON.stringify(rows, null, 2) : `${formatGrowth(rows)}\n\n${describeMachine()}\n`);
    }
  } finally {
    await browser.close();
  }
}

function print(options: BenchOptions, figures: Figures, conditions: readonly string[], details: object): void {
  if (options.json) {
    // JSON has no infinity, so a missed goal has the score null when its maximum is zero.
    console.log(JSON.stringify({ conditions, verdicts: judge(figures), figures, ...details }, null, 2));
  } else console.log(formatReport(figures, conditions));
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) {
    throw new BenchError('No browser: install Chromium or Google Chrome, or set CHROME_PATH to the program of one.');
  }
  try {
    return await chromium.launch({ ...launchOptions, executablePath });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new BenchError(
      `${executablePath} does not start: ${reason} Set CHROME_PATH to a Chromium or Chrome that does.`,
    );
  }
}

async function buildOwnSite(): Promise<void> {
  if (isBuildCurrent(projectRoot)) return;
  say('Building this site.');
  const code = await runLoud(ownBuild, projectRoot);
  if (code !== 0) throw new BenchError('This site did not build; the errors stand above.');
}

function outputOf(name: string): string {
  const peer = peers.find((candidate) => candidate.name === name);
  return peer === undefined ? '' : join(peer.project, peer.output);
}

/** Describes the load on the machine, which may have affected the figures. The benchmark itself keeps about one processor busy. */
function describeMachine(): string {
  const processors = cpus().length;
  const load = loadavg();
  const isBusy = (load[1] ?? 0) > processors;
  const figures = load.map((value) => value.toFixed(1)).join(' ');
  const warning = isBusy ? ' Something else was running: times are too long, and only ratios say something.' : '';
  return `Node ${process.versions.node}, ${processors} processors, load ${figures} (1, 5 and 15 minutes).${warning}`;
}
