import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInstallProblem } from '../../src/packages/docs-cli/setup/check-setup';
import { withTemporaryFolder } from '../../src/packages/docs-cli/temporary-folder';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { readJson } from '../../src/packages/shared/files/read-json-file';
import { getBrowser } from './browser';
import { isBuildCurrent } from './build-current';
import { type Counts, countPlaywright, countVitest, judgeSuite, listNotRun, listNotRunByVitest } from './counts';
import { runProgram } from './run-program';

/**
 * A row of the summary table. `seconds` is the duration, and `notRun` lists the tests that could not run on this machine.
 */
export type Result = Counts & { name: string; seconds: number; notRun?: readonly string[] };

/** Browser test suites, by their name in the summary table, with their projects in tests/playwright.config.ts. */
const browserSuites = [
  ['browser', ['pages', 'desktop', 'phone', 'pictures']],
  ['others', ['firefox', 'webkit']],
] as const;

/**
 * Installs and builds what is missing, finds a browser and runs every test. The last line is `N passed, N failed`.
 *
 * @returns the exit code: 1 when anything failed or did not run
 */
export async function runAllTests(): Promise<number> {
  const results = await withTemporaryFolder('site-tests', runSuites);
  return printResults(results) === 0 ? 0 : 1;
}

/**
 * @param reports empty folder for the reports of the suites
 * @returns the rows of the summary table
 */
async function runSuites(reports: string): Promise<Result[]> {
  const results: Result[] = [];
  if (await prepare('install', results, installMissing)) {
    results.push(await runVitest('unit', ['unit', 'unit-alone'], reports));
    // A build alone leaves a quarter of two cores idle. Its output is printed after the parallel tests have finished, so that the two do not mix.
    const log = join(reports, 'build.log');
    const building = prepare('site build', results, () => buildMissing(log));
    for (const folder of ['tests/frameworks', 'src/mcp']) await installPackage(folder);
    results.push(await runVitest('content', ['content'], reports));
    const isBuilt = await building;
    console.log(`\nsite build, beside the content tests\n${readFileSync(log, 'utf8')}`);
    if (isBuilt) {
      results.push(await runVitest('build', ['build'], reports));
      const browser = await getBrowser();
      for (const [name, projects] of browserSuites) results.push(await runPlaywright(name, projects, browser, reports));
    }
  }
  return results;
}

/**
 * Runs a preparation step of the tests. It gets a row in the table, and counts as one failure when it fails.
 *
 * @param step returns an exit code
 * @returns true when the tests can continue
 */
async function prepare(name: string, results: Result[], step: () => Promise<number>): Promise<boolean> {
  const start = performance.now();
  const code = await step();
  results.push({ name, passed: 0, failed: code === 0 ? 0 : 1, seconds: secondsSince(start) });
  return code === 0;
}

/** @returns exit code */
async function installMissing(): Promise<number> {
  const problem = findInstallProblem(projectRoot);
  if (problem === undefined) return 0;
  console.log(problem);
  return runProgram('npm', ['ci']);
}

/**
 * Installs packages that no build needs: those of the MCP server, and the compilers of the frameworks. If that fails, their tests are skipped
 * and reported as such.
 *
 * @param folder of a package with its own lock, from the root
 */
async function installPackage(folder: string): Promise<void> {
  if (findInstallProblem(join(projectRoot, folder)) !== undefined) await runProgram('npm', ['ci', '--prefix', folder]);
}

/**
 * @param logFile receives the output of the build
 * @returns exit code
 */
async function buildMissing(logFile: string): Promise<number> {
  if (isBuildCurrent(projectRoot)) {
    writeFileSync(logFile, 'The build is up to date.\n');
    return 0;
  }
  return runProgram(process.execPath, [join(projectRoot, 'src/packages/docs-cli/run.mjs'), 'build'], { logFile });
}

/**
 * @param name in the summary table
 * @param projects names in tests/vitest.config.ts
 * @param reports folder for the report
 */
async function runVitest(name: string, projects: readonly string[], reports: string): Promise<Result> {
  const start = performance.now();
  const file = join(reports, `${name}.json`);
  console.log(`\n${name} tests`);
  const code = await runProgram(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readJson(file) as import('./counts').VitestReport | null;
  const counts = judgeSuite(report === null ? null : countVitest(report), code);
  const notRun = report === null ? [] : listNotRunByVitest(report);
  return { name, ...counts, seconds: secondsSince(start), notRun };
}

/**
 * @param name in the summary table
 * @param browser path of Chromium; null when there is none
 * @param reports folder for the report
 */
async function runPlaywright(
  name: string,
  projects: readonly string[],
  browser: string | null,
  reports: string,
): Promise<Result> {
  const start = performance.now();
  const file = join(reports, `${projects.join('-')}.json`);
  console.log(`\n${name}: tests in ${projects.join(', ')}`);
  if (browser === null) {
    console.error('No browser: install Chromium or Google Chrome, or set CHROME_PATH to the program of one.');
    return { name, passed: 0, failed: 1, seconds: secondsSince(start) };
  }
  const code = await runProgram(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
    ],
    { env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = readJson(file) as import('./counts').PlaywrightReport | null;
  const notRun = report === null ? [] : listNotRun(report);
  const counts = judgeSuite(report === null ? null : countPlaywright(report), code, notRun);
  return { name, ...counts, seconds: secondsSince(start), notRun };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

/**
 * @returns how many tests and steps failed
 */
function printResults(results: readonly Result[]): number {
  console.log('');
  for (const { name, passed, failed, seconds, retried = 0 } of results) {
    const note = retried === 0 ? '' : `  ${retried} passed only on a second try`;
    console.log(
      `${name.padEnd(12)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed${seconds.toFixed(1).padStart(9)} s${note}`,
    );
  }
  for (const line of results.flatMap(({ notRun = [] }) => notRun)) console.log(line);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}
