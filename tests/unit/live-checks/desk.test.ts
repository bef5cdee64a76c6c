import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/packages/docs-checks/checker';
import { shown as lastShown, makeReporter, type Question } from '../../../src/plugins/live-checks/reporter';

const route = '/docs/next/guides/ads';
const broken: Finding = {
  file: 'docs/a.md',
  line: 3,
  column: 5,
  message: 'No such page.',
  check: 'links',
  isStyle: false,
};
const wordy: Finding = { file: 'docs/a.md', line: 4, column: 1, message: 'A word.', check: 'prose', isStyle: true };

/** Creates a reporter whose checks finish when the test provides their findings. */
function makeSample() {
  const questions: Question[] = [];
  const shown: (readonly string[])[] = [];
  const printed: string[] = [];
  const waiting: { resolve: (found: readonly Finding[]) => void; reject: (error: Error) => void }[] = [];
  const desk = makeReporter({
    rest: async () => {},
    ask: (question) => {
      questions.push(question);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    print: (lines) => printed.push(...lines),
    show: (lines) => shown.push(lines),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    desk,
    questions,
    shown,
    printed,
    async answer(...found: readonly Finding[]) {
      await settle();
      waiting.shift()?.resolve(found);
      await settle();
    },
    async fail(message: string) {
      await settle();
      waiting.shift()?.reject(new Error(message));
      await settle();
    },
  };
}

describe('makeReporter', () => {
  it('checks the page that is open, and says what is wrong until it is right', async () => {
    const { desk, questions, shown, printed, answer } = makeSample();
    desk.open(route);
    await answer(broken);
    expect(questions).toEqual([{ route, changed: [] }]);
    expect(shown).toEqual([['docs/a.md:3:5  No such page.']]);
    desk.change(['docs/a.md']);
    await answer();
    expect(shown.at(-1)).toEqual([]);
    expect(printed).toEqual(['docs/a.md:3:5  No such page.', 'All problems are fixed.']);
  });

  it('lists style in the terminal only', async () => {
    const { desk, shown, printed, answer } = makeSample();
    desk.open(route);
    await answer(wordy);
    expect(shown).toEqual([[]]);
    expect(printed).toEqual(['docs/a.md:4:1  A word.']);
    desk.open(route);
    await answer(wordy, broken);
    expect(shown.at(-1)).toEqual(['docs/a.md:3:5  No such page.']);
    expect(printed.slice(1)).toEqual(['docs/a.md:3:5  No such page.']);
  });

  it('checks changed files until nothing is wrong with them', async () => {
    const { desk, questions, answer } = makeSample();
    desk.change(['docs/a.md', 'docs/b.md']);
    await answer(broken);
    desk.open(route);
    await answer();
    desk.open(route);
    await answer();
    expect(questions.map(({ changed }) => changed)).toEqual([['docs/a.md', 'docs/b.md'], ['docs/a.md'], []]);
  });

  it('says nothing of a state that is no more: what changes during a check is checked first', async () => {
    const { desk, shown, answer } = makeSample();
    desk.open(route);
    await new Promise((resolve) => setTimeout(resolve));
    desk.change(['docs/a.md']);
    await answer(broken);
    expect(shown).toEqual([]);
    await answer();
    expect(shown).toEqual([[]]);
  });

  it('adds errors of the bundler, unless the checks have said them', async () => {
    const { desk, shown, printed, answer } = makeSample();
    desk.open(route);
    await answer(broken);
    desk.compile(['docs/a.md:3: the link leads nowhere.', 'src/components/A.tsx: no such module.']);
    await answer(broken);
    expect(shown.at(-1)).toEqual(['docs/a.md:3:5  No such page.', 'src/components/A.tsx: no such module.']);
    expect(printed).toEqual(['docs/a.md:3:5  No such page.', 'src/components/A.tsx: no such module.']);
  });

  it('checks a file with an error before it says the error', async () => {
    const { desk, questions, printed, answer } = makeSample();
    const error = 'docs/a.md:3: the link leads nowhere.';
    desk.compile([error]);
    expect(printed).toEqual([]);
    await answer(broken);
    expect(questions).toEqual([{ route: undefined, changed: ['docs/a.md'] }]);
    desk.compile([error]);
    expect(printed).toEqual(['docs/a.md:3:5  No such page.']);
    expect(questions).toHaveLength(1);
  });

  it('checks what has changed during checks that failed', async () => {
    const { desk, questions, shown, answer, fail } = makeSample();
    desk.change(['docs/b.md']);
    await new Promise((resolve) => setTimeout(resolve));
    desk.change(['docs/a.md']);
    await fail('The checks of the pages failed: no memory.');
    await answer(broken);
    expect(questions.map(({ changed }) => changed)).toEqual([['docs/b.md'], ['docs/b.md', 'docs/a.md']]);
    expect(shown).toEqual([['docs/a.md:3:5  No such page.']]);
  });

  it('goes on after checks that failed', async () => {
    const { desk, shown, printed, answer, fail } = makeSample();
    desk.open(route);
    await fail('The checks of the pages failed: no memory.');
    expect(printed).toEqual(['The checks of the pages failed: no memory.']);
    desk.open(route);
    await answer(broken);
    expect(shown.at(-1)).toEqual(['docs/a.md:3:5  No such page.']);
  });

  it('notes what the checks have answered, or that they have failed', async () => {
    const { desk, answer, fail } = makeSample();
    desk.open(route);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lastShown).toEqual({ page: route, findings: undefined, hasFailed: false });
    await answer();
    expect(lastShown).toEqual({ page: route, findings: [], hasFailed: false });
    desk.open(route);
    await fail('ended');
    expect(lastShown).toEqual({ page: route, findings: undefined, hasFailed: true });
  });
});
