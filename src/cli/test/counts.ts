/** How many tests of a suite passed and failed. `retried` is how many of those that passed needed a second try. */
export type Counts = { passed: number; failed: number; retried?: number };

/** What Vitest's JSON reporter writes, as far as counting needs it. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{ status: string; assertionResults: readonly VitestTest[] }>;
};

/** A test in that report, with the names of the groups around it. */
export type VitestTest = { status: string; title?: string; ancestorTitles?: readonly string[] };

/** What Playwright's JSON reporter writes, as far as counting needs it. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
  suites?: readonly PlaywrightSuite[];
};

/** A file, or a group of tests, in that report. */
export interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[];
}

/**
 * Counts the tests of one project of Vitest. A file that failed without a failed test (it could not be loaded, or a
 * hook threw) counts as one failure.
 */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/**
 * Counts the tests of Playwright. A test that passed only on a second try has passed, because a machine that is busy
 * with something else can make a browser late; it is told apart, so that it doesn't go unseen. Each error outside of
 * tests counts as a failure.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, retried: flaky };
}

/** How the reason begins for which a test can't run on this machine. */
const mark = 'not run: ';

/**
 * Lists what could not run on this machine: tests that were skipped with a reason that begins with `not run:`. They count as neither
 * passed nor failed, so they have to be said. Other skipped tests are those that make no sense at the size of a window.
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
 * The same for Vitest, whose reasons are the names of skipped groups.
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
 * Makes sure that a suite which did not really run can't look like one that passed: no report, no tests, or a bad
 * exit code without a failed test all count as one failure.
 *
 * @param counts null when the suite left no readable report
 * @param exitCode of the test runner
 * @param [notRun] what this machine could not run, which may be all of it
 */
export function judgeSuite(counts: Counts | null, exitCode: number, notRun: readonly string[] = []): Counts {
  const { failed, ...others } = counts ?? { passed: 0, failed: 0 };
  const ran = others.passed + failed + notRun.length > 0;
  return { ...others, failed: failed === 0 && (exitCode !== 0 || !ran) ? 1 : failed };
}
