/** Checks the samples in framework tabs with the compiler of each framework. */
import { describe, expect, it } from 'vitest';
import { type Framework, frameworkTabs } from '../../src/config/frameworks';
import { fillFacts } from '../../src/packages/docs-checks/read/site-reference';
import { checkFrameworkSamples, hasCompilers, notRun } from '../frameworks/check-samples';
import { listProblems, readFixture } from '../unit/content-checks/fixture';
import { expectNone } from './expect-none';
import { isSelection, selectedPages } from './selected-pages';

const frameworks = frameworkTabs.flatMap(({ value }) => (value === 'typescript' ? [] : value));
const isMissing = !hasCompilers();

/** A page of broken samples. It is compiled together with the others, because starting a compiler takes most of the time. */
const broken = readFixture('frameworks/fails.md');

const misspelled = "Property 'trimm' does not exist on type 'string'. Did you mean 'trim'?";
const mistakes: Record<Framework, readonly unknown[]> = {
  react: [
    expect.stringMatching(
      /^19: react sample does not compile: .* Property 'titel' does not exist on type .* \(TS2322\)$/,
    ),
    `19: react sample does not compile: ${misspelled} (TS2551)`,
  ],
  vue: [`32: vue sample does not compile: ${misspelled} (TS2551)`],
  angular: [`49: angular sample does not compile: ${misspelled} (TS2551)`],
  svelte: [
    `65: svelte sample does not compile: ${misspelled} (2551)`,
    '68: The svelte tabs of this page have two blocks src/Share.svelte: give each a title of its own',
  ],
};

// A compiler reads thousands of declarations, which takes minutes on a busy machine.
describe.skipIf(isMissing)(isMissing ? notRun : 'the samples for frameworks', { timeout: 300_000 }, () => {
  it.each(frameworks)(
    'compile with the compiler of %s, which reports mistakes at the lines of their page',
    async (framework) => {
      const { compiled, problems } = await checkFrameworkSamples([...selectedPages, broken], framework, fillFacts);
      expectNone(problems.filter(({ file }) => file !== broken.file));
      expect(listProblems(problems.filter(({ file }) => file === broken.file))).toEqual(mistakes[framework]);
      if (!isSelection) expect(compiled).toBeGreaterThan(20);
    },
  );
});
