/**
 * Takes a clone of the project through the life cycle of versions: freezes v5, begins v6 with Capacitor 6's packages from npm, releases v5 and
 * retires v2. Then the clone is built and tested, and every earlier address of the site must still lead to a page. Takes about ten minutes:
 *
 *     npm run cli drill                       in a separate folder, which is removed afterward
 *     npm run cli drill -- --keep             keeps the folder for inspection
 *     npm run cli drill -- --versions 10      freezes versions until there are ten, builds them, and tests that build
 *
 * Decisions that only people can make (facts that no package states, sentences that are no longer true) are in `capacitor-6.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runQuietly } from '../../src/packages/docs-cli/run-program';
import { withTemporaryFolder } from '../../src/packages/docs-cli/temporary-folder';
import { handFactsFile } from '../../src/packages/reference/facts/hand-facts';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { launchOptions } from '../bench/launch';
import { weighFirstView } from '../bench/weigh-first-view';
import { findBrowser } from '../runner/browser';
import { findLost, listAddresses } from './addresses';
import { addVersions } from './more-versions';

const decided: { facts: Record<string, string>; edits: { file: string; from: string; to: string }[] } = JSON.parse(
  readFileSync(new URL('capacitor-6.json', import.meta.url), 'utf8'),
);
const report: { step: string; seconds: number; result: string }[] = [];

/** How the result of a step begins that failed. */
const failure = 'FAILED';

/**
 * Runs a step, and records its time and result.
 *
 * @param work returns a summary; throws when the step fails
 * @returns whether it succeeded
 */
async function take(step: string, work: () => string | undefined | Promise<string | undefined>): Promise<boolean> {
  const start = Date.now();
  let result: string;
  let isFine = true;
  try {
    result = (await work()) ?? 'done';
  } catch (error) {
    result = `${failure}: ${error instanceof Error ? error.message : String(error)}`;
    isFine = false;
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  report.push({ step, seconds, result });
  console.log(`${step}: ${seconds} s, ${result}`);
  return isFine;
}

/** Runs a program in the clone, and returns what it printed. */
async function run(root: string, command: string, ...args: readonly string[]): Promise<string> {
  const { isFine, status, stdout, output } = await runQuietly(command, args, root);
  if (isFine) return stdout;
  writeFileSync(join(root, 'failed.log'), output, { flag: 'a' });
  const counts = /^\s*Tests .*$/m.exec(stdout)?.[0].trim();
  const lines = output.split('\n').filter((line) => /^FAIL |problems?$|^\S+:\d+/.test(line.trim()));
  throw new Error(
    [counts ?? `${command} ${args.join(' ')} ended with ${status}`, ...new Set(lines)].slice(0, 60).join('\n  '),
  );
}

/** @param output of Vitest */
function readCounts(output: string): string | undefined {
  return /^\s*Tests .*$/m.exec(output)?.[0].trim();
}

/** Fills in the facts of v6 that no package states. See `capacitor-6.json`. */
function fillFacts(root: string): void {
  const path = join(root, handFactsFile('v6'));
  const facts = { ...JSON.parse(readFileSync(path, 'utf8')), ...decided.facts };
  writeFileSync(path, `${JSON.stringify(facts, null, 2)}\n`);
}

/** Applies the decisions that a person makes after beginning a version. See `capacitor-6.json`. */
function decide(root: string): string {
  for (const { file, from, to } of decided.edits) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} has no ${JSON.stringify(from)} any more: update capacitor-6.json`);
    writeFileSync(
      join(root, file),
      text.replace(from, () => to),
    );
  }
  return `${decided.edits.length} edits`;
}

/** Makes a clone of the project and installs its packages. */
async function prepare(root: string): Promise<void> {
  await take('clone', async () => void (await run(projectRoot, 'git', 'clone', '--quiet', projectRoot, root)));
  await take('install', async () => {
    for (const place of [[], ['--prefix', 'src/mcp']])
      await run(root, 'npm', 'ci', '--no-audit', '--no-fund', ...place);
    return undefined;
  });
}

/** Freezes versions in a clone until it has the wanted number, and builds them. Their number must add nothing to a first view. */
async function takeMany(root: string, wanted: number): Promise<void> {
  const weigh = async (): Promise<number> => {
    const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() ?? '' });
    return weighFirstView(browser, join(root, 'build'))
      .then(({ js }) => js)
      .finally(() => browser.close());
  };
  let before = Number.NaN;
  await prepare(root);
  await take('build before', async () => {
    await run(root, 'npm', 'run', 'build');
    before = await weigh();
    return `${before.toFixed(3)} kB of scripts in the first view`;
  });
  await take('freeze versions', async () => (await addVersions(root, wanted)).join(', '));
  await take('types', async () => void (await run(root, 'npx', 'tsc')));
  await take('build after', async () => void (await run(root, 'npm', 'run', 'build')));
  await take('scripts of the first view', async () => {
    const after = await weigh();
    if (after !== before) throw new Error(`${after} kB, and ${before} kB before`);
    return 'the same to the byte';
  });
  await take('build tests', async () => readCounts(await run(root, 'npm', 'run', 'test:build')));
}

/** Runs all steps in a clone. */
async function takeAll(root: string): Promise<void> {
  let before: string[] = [];
  const maintain = (...command: string[]) => run(root, process.execPath, 'src/packages/docs-cli/run.mjs', ...command);
  const say = async (command: Promise<string>, pattern: RegExp) => (await command).match(pattern)?.[0];
  const build = join(root, 'build');
  await prepare(root);
  await take('build before', async () => {
    await run(root, 'npm', 'run', 'build');
    before = listAddresses(build);
    return `${before.length} addresses`;
  });
  const toDecide = /To decide \(\d+\)/;
  await take('freeze v5 and begin v6', () => say(maintain('docs:version', 'v5'), toDecide));
  fillFacts(root);
  await take('install v6', async () => void (await run(root, 'npm', 'install', '--no-audit', '--no-fund')));
  await take('facts in the sources', async () => void (await maintain('packages:update', '--installed')));
  await take('histories of members', async () => void (await maintain('packages:update', '--history')));
  await take('decisions of a person', () => decide(root));
  await take('release v5', () => say(maintain('docs:release', 'v5'), toDecide));
  await take('retire v2', () => say(maintain('docs:retire', 'v2'), /\d+ addresses.*?\./));
  await take('types', async () => void (await run(root, 'npx', 'tsc')));
  const isBuilt = await take('build after', async () => void (await run(root, 'npm', 'run', 'build')));
  await take('content tests', async () => readCounts(await run(root, 'npm', 'run', 'test:content')));
  if (!isBuilt) {
    console.log('The build failed, so old addresses, build tests and the browser are not measured.');
    return;
  }
  await take('old addresses', () => {
    const lost = findLost(before, build);
    if (lost.length > 0)
      throw new Error(`${lost.length} of ${before.length} are lost\n  ${lost.slice(0, 40).join('\n  ')}`);
    return `0 of ${before.length} are lost`;
  });
  await take('build tests', async () => readCounts(await run(root, 'npm', 'run', 'test:build')));
  await take('versions and search in a browser', () => {
    const config = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project=desktop'];
    return say(run(root, 'npx', ...config, 'tests/e2e/every-version.spec.ts'), /\d+ passed.*/);
  });
}

/**
 * Takes a clone through the life cycle of versions, and prints the time and the result of each step.
 *
 * @param isKept keeps the clone for inspection
 * @param wanted number of versions to build; without it, a release and a retirement are rehearsed
 * @returns the exit code: 1 when a step fails
 */
export async function drillVersions(isKept: boolean, wanted?: number): Promise<number> {
  await withTemporaryFolder(
    'drill',
    async (root) => {
      if (isKept) console.log(`The clone is ${root}`);
      await (wanted === undefined ? takeAll(root) : takeMany(root, wanted));
    },
    isKept,
  );
  console.log(`\n| step | seconds | result |\n|---|---|---|`);
  for (const { step, seconds, result } of report) console.log(`| ${step} | ${seconds} | ${result.split('\n')[0]} |`);
  return report.some(({ result }) => result.startsWith(failure)) ? 1 : 0;
}
