/**
 * How many tests of a suite passed and failed.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * What Vitest's JSON reporter writes, as far as counting needs it.
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: ReadonlyArray<{ status: string, assertionResults: ReadonlyArray<{ status: string }> }>,
 * }} VitestReport
 */

/**
 * What Playwright's JSON reporter writes, as far as counting needs it.
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[],
 * }} PlaywrightReport
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
 * Counts the tests of Playwright. A test that passed only on a second try counts as failed, and so does each error
 * outside of tests.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/**
 * Makes sure that a suite which did not really run can't look like one that passed: no report, no tests, or a bad
 * exit code without a failed test all count as one failure.
 *
 * @param {Counts | null} counts null when the suite left no readable report
 * @param {number} exitCode of the test runner
 * @returns {Counts}
 */
export function judgeSuite(counts, exitCode) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const ran = passed + failed > 0;
  return failed === 0 && (exitCode !== 0 || !ran) ? { passed, failed: 1 } : { passed, failed };
}
