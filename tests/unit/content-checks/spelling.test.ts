import { afterAll, describe, expect, it } from 'vitest';
import { startSpeller } from '../../../src/packages/docs-checks/spelling';

describe('the spell checker', () => {
  const speller = startSpeller();
  afterAll(() => speller.stop());

  it('names the word, its place and the nearest one', async () => {
    const problems = await speller.check(['tests/fixtures/content/spelling/fails.md']);
    expect(problems).toMatchObject([
      {
        file: 'tests/fixtures/content/spelling/fails.md',
        line: 3,
        message: expect.stringMatching(/^No dictionary has the word "misstake"\. Did you mean "mistake"\?/),
      },
    ]);
  });

  it('has nothing to say of no files', async () => {
    expect(await speller.check([])).toEqual([]);
  });
});
