/**
 * How many tests of a suite passed and failed. `retried` is how many of those that passed needed a second try.
 * @typedef {{ passed: number, failed: number, retried?: number }} Counts
 */

/**
 * What Vitest's JSON reporter writes, as far as counting needs it.
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: ReadonlyArray<{ status: string, assertionResults: readonly VitestTest[] }>,
 * }} VitestReport
 */

/**
 * A test in that report, with the names of the groups around it.
 * @typedef {{ status: string, title?: string, ancestorTitles?: readonly string[] }} VitestTest
 */

/**
 * What Playwright's JSON reporter writes, as far as counting needs it.
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[],
 *   suites?: readonly PlaywrightSuite[],
 * }} PlaywrightReport
 */

/**
 * A file, or a group of tests, in that report.
 * @typedef {{
 *   suites?: readonly PlaywrightSuite[],
 *   specs?: ReadonlyArray<{ tests: ReadonlyArray<{ annotations: ReadonlyArray<{ type: string, description?: string }> }> }>,
 * }} PlaywrightSuite
 */

/**
 * Counts the tests of one project of Vitest. A file that failed without a failed test (it could not be loaded, or a
 * hook threw) counts as one failure.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/**
 * Counts the tests of Playwright. A test that passed only on a second try has passed, because a machine that is busy
 * with something else can make a browser late; it is told apart, so that it doesn't go unseen. Each error outside of
 * tests counts as a failure.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, retried: flaky };
}

/** How the reason begins for which a test can't run on this machine. */
const mark = 'not run: ';

/**
 * Lists what could not run on this machine: tests that were skipped with a reason that begins with `not run:`. They count as neither
 * passed nor failed, so they have to be said. Other skipped tests are those that make no sense at the size of a window.
 *
 * @param {PlaywrightReport} report
 * @returns {string[]} a line for each reason, with the number of tests
 */
export function listNotRun(report) {
  /** @type {(suite: PlaywrightSuite) => string[]} */
  const listReasons = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description = '' }) =>
          type === 'skip' && description.startsWith(mark) ? [description] : [],
        ),
      ),
    ),
    ...suites.flatMap(listReasons),
  ];
  return countReasons(listReasons({ suites: report.suites ?? [] }));
}

/**
 * The same for Vitest, whose reasons are the names of skipped groups.
 *
 * @param {VitestReport} report
 * @returns {string[]} a line for each reason, with the number of tests
 */
export function listNotRunByVitest(report) {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  return countReasons(
    skipped.flatMap(({ ancestorTitles = [] }) => ancestorTitles.find((title) => title.startsWith(mark)) ?? []),
  );
}

/**
 * @param {readonly string[]} reasons one for each test
 * @returns {string[]}
 */
function countReasons(reasons) {
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((other) => other === reason).length;
    return `${count} ${count === 1 ? 'test' : 'tests'} ${reason}`;
  });
}

/**
 * Makes sure that a suite which did not really run can't look like one that passed: no report, no tests, or a bad
 * exit code without a failed test all count as one failure.
 *
 * @param {Counts | null} counts null when the suite left no readable report
 * @param {number} exitCode of the test runner
 * @param {readonly string[]} [notRun] what this machine could not run, which may be all of it
 * @returns {Counts}
 */
export function judgeSuite(counts, exitCode, notRun = []) {
  const { failed, ...others } = counts ?? { passed: 0, failed: 0 };
  const ran = others.passed + failed + notRun.length > 0;
  return { ...others, failed: failed === 0 && (exitCode !== 0 || !ran) ? 1 : failed };
}
