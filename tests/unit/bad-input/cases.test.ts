import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { type BadCase, findFlaws } from './bad-case';
import { configCases } from './config-cases';
import { handledMarkdown, markdownCases } from './markdown-cases';
import { packageCases } from './package-cases';
import { pageCases } from './page-cases';
import { projectCases } from './project-cases';

const groups: readonly (readonly [string, readonly BadCase[]])[] = [
  ['text and front matter of a page', pageCases],
  ['what a page asks for', markdownCases],
  ['settings', configCases],
  ['files of the project', projectCases],
  ['data of the packages', packageCases],
];

/** Returns the error message for a bad input. There must be an error. */
async function readMessage({ run }: BadCase): Promise<string> {
  try {
    await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It was taken without a word.');
}

describe.each(groups)('%s', (_, cases) => {
  it.each(cases.map((item) => [item.name, item] as const))('%s', async (_name, item) => {
    const message = await readMessage(item);
    for (const part of item.says) expect(message).toMatch(part);
    expect(findFlaws(message, projectRoot), message).toEqual([]);
  });
});

describe('the bad inputs', () => {
  it('are many, each once', () => {
    const names = groups.flatMap(([group, cases]) => cases.map(({ name }) => `${group}: ${name}`));
    console.log(`${names.length} bad inputs, ${handledMarkdown.length} that only look like it`);
    expect(names.length).toBeGreaterThanOrEqual(350);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });
});

describe('what only looks wrong', () => {
  it.each(handledMarkdown.map((item) => [item.name, item] as const))('%s', (_, { run, gives }) => {
    expect(run()).toEqual(gives);
  });
});
