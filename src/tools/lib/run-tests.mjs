import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildCurrent } from '../../build/cache/build-stamp.mjs';
import { checkArguments } from './arguments.mjs';
import { getBrowser } from './browser.mjs';
import { findInstallProblems } from './check-setup.mjs';
import { countPlaywright, countVitest, judgeSuite, listNotRun, listNotRunByVitest } from './counts.mjs';
import { projectRoot } from './project-root.mjs';
import { readJson } from './read-json.mjs';
import { runCommand, runInstalled, runNpm } from './run-command.mjs';

/**
 * One line of the closing table; `seconds` is how long it took, `notRun` says what this machine could not run.
 * @typedef {import('./counts.mjs').Counts & { name: string, seconds: number, notRun?: readonly string[] }} Result
 */

/** The tests in browsers, by name in the closing table: names of projects in tests/playwright.config.ts. */
const browserSuites = /** @type {const} */ ([
  ['browser', ['desktop', 'phone']],
  ['every page', ['pages']],
  ['others', ['firefox', 'webkit']],
]);

/**
 * The command behind `npm test`: installs and builds what is missing, gets a browser and runs every test. The last
 * line is `N passed, N failed`; the exit code is 1 when anything failed or did not run.
 *
 * @param {readonly string[]} args none
 * @returns {Promise<void>}
 */
export async function runAllTests(args) {
  if (!checkArguments(args, {})) return;
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
  /** @type {Result[]} */
  const results = [];
  if (await prepare('install', results, installMissing)) {
    results.push(await runVitest('unit', ['unit', 'unit-alone'], reports));
    results.push(await runVitest('content', ['content'], reports));
    if (await prepare('site build', results, buildMissing)) {
      await installServer();
      results.push(await runVitest('build', ['build'], reports));
      const browser = await getBrowser();
      for (const [name, projects] of browserSuites) results.push(await runPlaywright(name, projects, browser, reports));
    }
  }
  rmSync(reports, { recursive: true, force: true });
  process.exitCode = printResults(results) === 0 ? 0 : 1;
}

/**
 * Runs a step that the tests need and that is no test: it shows in the table, and counts as one failure when it fails.
 *
 * @param {string} name
 * @param {Result[]} results
 * @param {() => Promise<number>} step gives an exit code
 * @returns {Promise<boolean>} true when the tests can go on
 */
async function prepare(name, results, step) {
  const start = performance.now();
  const code = await step();
  results.push({ name, passed: 0, failed: code === 0 ? 0 : 1, seconds: secondsSince(start) });
  return code === 0;
}

/** @returns {Promise<number>} exit code */
async function installMissing() {
  const problems = findInstallProblems(projectRoot);
  if (problems.length === 0) return 0;
  for (const problem of problems) console.log(problem);
  return runNpm(['ci']);
}

/**
 * Installs the packages of the MCP server, which no build needs. Where that fails, its tests are skipped and say so.
 *
 * @returns {Promise<void>}
 */
async function installServer() {
  if (findInstallProblems(join(projectRoot, 'src', 'mcp')).length > 0) await runNpm(['ci', '--prefix', 'src/mcp']);
}

/** @returns {Promise<number>} exit code */
async function buildMissing() {
  if (isBuildCurrent(projectRoot)) {
    console.log('The build is up to date.');
    return 0;
  }
  return runCommand(process.execPath, [join(projectRoot, 'src', 'tools', 'build.mjs')]);
}

/**
 * @param {string} name in the closing table
 * @param {readonly string[]} projects names in tests/vitest.config.ts
 * @param {string} reports folder for the report
 * @returns {Promise<Result>}
 */
async function runVitest(name, projects, reports) {
  const start = performance.now();
  const file = join(reports, `${name}.json`);
  console.log(`\n${name} tests`);
  const code = await runInstalled('vitest/vitest.mjs', [
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = /** @type {import('./counts.mjs').VitestReport | null} */ (readJson(file));
  const counts = judgeSuite(report === null ? null : countVitest(report), code);
  const notRun = report === null ? [] : listNotRunByVitest(report);
  return { name, ...counts, seconds: secondsSince(start), notRun };
}

/**
 * @param {string} name in the closing table
 * @param {readonly string[]} projects
 * @param {string | null} browser program of Chromium; null when there is none
 * @param {string} reports folder for the report
 * @returns {Promise<Result>}
 */
async function runPlaywright(name, projects, browser, reports) {
  const start = performance.now();
  const file = join(reports, `${projects.join('-')}.json`);
  console.log(`\n${name}: tests in ${projects.join(', ')}`);
  if (browser === null) {
    console.error('No browser: install Chromium or Google Chrome, or set CHROME_PATH to the program of one.');
    return { name, passed: 0, failed: 1, seconds: secondsSince(start) };
  }
  const code = await runInstalled(
    '@playwright/test/cli.js',
    [
      'test',
      '--config=tests/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
    ],
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = /** @type {import('./counts.mjs').PlaywrightReport | null} */ (readJson(file));
  const notRun = report === null ? [] : listNotRun(report);
  const counts = judgeSuite(report === null ? null : countPlaywright(report), code, notRun);
  return { name, ...counts, seconds: secondsSince(start), notRun };
}

/**
 * @param {number} start
 * @returns {number}
 */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/**
 * @param {readonly Result[]} results
 * @returns {number} how many tests and steps failed
 */
function printResults(results) {
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
