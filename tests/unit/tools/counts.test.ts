import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judgeSuite, listNotRun, listNotRunByVitest } from '../../runner/counts';

describe('countVitest', () => {
  it('counts tests', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const file = { status: 'failed', assertionResults: [] };
    expect(countVitest({ numPassedTests: 4, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('counts a file whose hook threw as one failure', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'passed' }] };
    expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
    });
  });
});

describe('countPlaywright', () => {
  it('counts errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
    expect(countPlaywright({ stats, errors: ['the server did not start'] })).toEqual({
      passed: 5,
      failed: 2,
      retried: 0,
    });
  });

  it('tells apart what passed only on a second try', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 0, retried: 1 });
  });
});

describe('listNotRun', () => {
  it('says what the machine could not run, and not what makes no sense at a size', () => {
    const skip = (description: string) => ({ tests: [{ annotations: [{ type: 'skip', description }] }] });
    const missing = skip('not run: Firefox is not installed');
    const suites = [{ specs: [skip('phones have no such menu')], suites: [{ specs: [missing, missing] }] }];
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 3 };
    expect(listNotRun({ stats, errors: [], suites })).toEqual(['2 tests not run: Firefox is not installed']);
    expect(listNotRun({ stats, errors: [] })).toEqual([]);
  });
});

describe('listNotRunByVitest', () => {
  it('takes the reason from the name of the skipped group', () => {
    const missing = { status: 'skipped', ancestorTitles: ['nginx', 'not run: nginx is not installed'], title: 'x' };
    const other = { status: 'skipped', ancestorTitles: ['on Linux'], title: 'not run: by itself' };
    const testResults = [{ status: 'passed', assertionResults: [missing, missing, other] }];
    expect(listNotRunByVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual([
      '2 tests not run: nginx is not installed',
    ]);
  });
});

describe('judgeSuite', () => {
  it('leaves a suite alone that this machine could not run, and said so', () => {
    expect(judgeSuite({ passed: 0, failed: 0 }, 0, ['6 tests not run: no Firefox'])).toEqual({ passed: 0, failed: 0 });
    expect(judgeSuite({ passed: 0, failed: 0 }, 1, ['6 tests not run: no Firefox'])).toEqual({ passed: 0, failed: 1 });
  });

  it('leaves a good run alone', () => {
    expect(judgeSuite({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it.each([
    ['left no report', null, 0],
    ['ran no test', { passed: 0, failed: 0 }, 0],
    ['passed but ended badly', { passed: 0, failed: 0 }, 1],
  ])('counts a suite that %s as one failure', (_what, counts, exitCode) => {
    expect(judgeSuite(counts, exitCode)).toEqual({ passed: 0, failed: 1 });
  });

  it('does not count failures twice', () => {
    expect(judgeSuite({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('keeps what passed before a crash', () => {
    expect(judgeSuite({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  });
});
