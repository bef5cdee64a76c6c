import { afterAll, describe, expect, it } from 'vitest';
import sidebars from '../../../sidebars';
import { createChecker } from '../../../src/packages/docs-checks/checker';

describe('the checker', { timeout: 60_000 }, () => {
  const checker = createChecker();
  afterAll(() => checker.stop());

  it('checks the pages that it is given', async () => {
    expect(await checker.check(['docs/guides/ads.md'], sidebars)).toEqual({ findings: [], pages: 1 });
  });

  it('refuses a page that there is not, with the nearest', async () => {
    await expect(checker.check(['docs/guides/adds.md'], sidebars)).rejects.toThrow('Did you mean docs/guides/ads.md?');
  });

  it('checks what is being written: open pages, changed files, and sidebars', async () => {
    const writing = (own: unknown) => checker.checkWriting(['/docs/next/guides/ads/'], ['docs/index.md'], own);
    expect(await writing(sidebars)).toEqual({ findings: [], pages: 2 });
    const { findings } = await writing({ docs: ['indx'] });
    expect(findings).toContainEqual({
      file: 'sidebars.ts',
      line: expect.any(Number),
      column: expect.any(Number),
      message: 'there is no page "indx" in docs. Did you mean "index"?',
      check: 'sidebars',
      isStyle: false,
    });
    // Of the pages without a sidebar, it reports only those that exist.
    expect(new Set(findings.map(({ file }) => file))).toEqual(
      new Set(['sidebars.ts', 'docs/guides/ads.md', 'docs/index.md']),
    );
  });
});
