/** Number of passed and failed tests of a suite. `retried` is how many of the passed tests needed a second try. */
export type Counts = { passed: number; failed: number; retried?: number };

/** Output of Vitest's JSON reporter, as far as it is needed for counting. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{ status: string; assertionResults: readonly VitestTest[] }>;
};

/** A test in that report, with the names of the groups around it. */
type VitestTest = { status: string; title?: string; ancestorTitles?: readonly string[] };

/** Output of Playwright's JSON reporter, as far as it is needed for counting. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
  suites?: readonly PlaywrightSuite[];
};

/** A file, or a group of tests, in that report. */
interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[];
}

/**
 * Counts the tests in a report of Vitest. A file that failed without a failed test, because it could not be loaded or a
 * hook threw an error, counts as one failure.
 */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/**
 * Counts the tests in a report of Playwright. A test that passed only on a second try counts as passed, because a browser
 * can be late on a busy machine. It is also counted separately, so that it does not go unnoticed. Each error outside of
 * the tests counts as a failure.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, retried: flaky };
}

/** Prefix of the reason why a test can't run on this machine. */
const mark = 'not run: ';

/**
 * Lists the tests that could not run on this machine: those that were skipped with a reason that begins with `not run:`. They count as
 * neither passed nor failed, so they are reported separately. Other skipped tests make no sense at a certain window size.
 *
 * @returns a line for each reason, with the number of tests
 */
export function listNotRun(report: PlaywrightReport): string[] {
  const listReasons = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
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
 * Lists the tests of Vitest that could not run on this machine. Their reasons are the names of skipped groups.
 *
 * @returns a line for each reason, with the number of tests
 */
export function listNotRunByVitest(report: VitestReport): string[] {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  return countReasons(
    skipped.flatMap(({ ancestorTitles = [] }) => ancestorTitles.find((title) => title.startsWith(mark)) ?? []),
  );
}

/**
 * @param reasons one for each test
 */
function countReasons(reasons: readonly string[]): string[] {
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((other) => other === reason).length;
    return `${count} ${count === 1 ? 'test' : 'tests'} ${reason}`;
  });
}

/**
 * Makes sure that a suite that did not really run can't look as if it passed: a missing report, no tests, or a nonzero
 * exit code without a failed test each count as one failure.
 *
 * @param counts null when the suite left no readable report
 * @param exitCode of the test runner
 * @param [notRun] tests that could not run on this machine, which may be all of them
 */
export function judgeSuite(counts: Counts | null, exitCode: number, notRun: readonly string[] = []): Counts {
  const { failed, ...others } = counts ?? { passed: 0, failed: 0 };
  const ran = others.passed + failed + notRun.length > 0;
  return { ...others, failed: failed === 0 && (exitCode !== 0 || !ran) ? 1 : failed };
}
