/** Checks that questions from public threads are still answered on the page and below the heading that the fixture names. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docsVersions, knownVersions, versionNames } from '../../src/config/versions';
import type { Problem } from '../../src/packages/docs-checks/problem';
import fixture from '../fixtures/reader-questions.json';
import { expectNone } from './expect-none';
import { allPages } from './selected-pages';

interface Question {
  readonly topic: string;
  readonly question: string;
  readonly version: string;
  readonly source: string;
  readonly expected: string;
  readonly before: string;
  readonly page: string;
  readonly heading: string;
  readonly contains: string;
  readonly after: string;
}

const questions: readonly Question[] = fixture.questions;
const verdicts = ['full', 'partly', 'no', 'wrong'];

/** Returns the lines from a heading to the next one of the same or a higher level, or all lines if no heading is given. */
function readSection(text: string, heading: string): string | undefined {
  if (heading === '') {
    return text;
  }
  let isCode = false;
  let level = 0;
  const section: string[] = [];
  for (const line of text.split('\n')) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const [, marks = '', title = ''] = (isCode ? null : /^(#+) (.*?)(?:\s*\{\/\*.*)?$/.exec(line)) ?? [];
    if (level > 0 && marks !== '' && marks.length <= level) {
      break;
    }
    if (level === 0 && title === heading) {
      level = marks.length;
    }
    if (level > 0) {
      section.push(line);
    }
  }
  return level > 0 ? section.join('\n') : undefined;
}

function findGap({ version, page, heading, contains, source }: Question): readonly Problem[] {
  const folder = docsVersions.find(({ name }) => name === version)?.docsDir;
  const file = `${folder}/${page}`;
  const gap = (message: string): readonly Problem[] => [{ file, line: 1, message: `${message} (asked in ${source})` }];
  if (!allPages.some((other) => other.file === file)) {
    return gap('there is no such page');
  }
  const section = readSection(readFileSync(file, 'utf8'), heading);
  if (section === undefined) {
    return gap(`there is no heading "${heading}"`);
  }
  return section.includes(contains) ? [] : gap(`"${contains}" is not below "${heading}"`);
}

describe('questions of readers', () => {
  it('are at least 120, each once and with all that says where its answer is', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(new Set(questions.map(({ source }) => source)).size).toBe(questions.length);
    for (const { heading: _, ...fields } of questions) {
      expect(Object.values(fields).every((value) => value.trim() !== '')).toBe(true);
      expect([fields.before, fields.after].every((verdict) => verdicts.includes(verdict))).toBe(true);
      expect(knownVersions).toContain(fields.version);
    }
  });

  it('have their answers where the fixture says', () => {
    // Questions about a retired version are skipped, because their answer is in another version.
    expectNone(questions.filter(({ version }) => versionNames.some((name) => name === version)).flatMap(findGap));
  });
});
