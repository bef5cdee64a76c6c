import { describe, expect, it } from 'vitest';
import { findColumn, selectFiles } from '../../../src/packages/docs-checks/checker';
import { formatFindings, summarize } from '../../../src/packages/docs-checks/format-findings';
import { makePage } from './fixture';

const findings = [
  {
    file: 'docs/a.md',
    line: 3,
    column: 7,
    check: 'links',
    message: './b.md: there is no page docs/b.md',
    isStyle: false,
  },
  { file: 'docs/a.md', line: 9, column: 1, check: 'code', message: '50 % of it\nis wrong', isStyle: false },
];

describe('formatFindings', () => {
  it('writes a line for people', () => {
    expect(formatFindings(findings.slice(0, 1), 'text')).toBe('docs/a.md:3:7  ./b.md: there is no page docs/b.md');
  });

  it('writes annotations for GitHub, escaped as it asks for', () => {
    expect(formatFindings(findings, 'github').split('\n')).toEqual([
      '::error file=docs/a.md,line=3,col=7,title=links::./b.md: there is no page docs/b.md',
      '::error file=docs/a.md,line=9,col=1,title=code::50 %25 of it%0Ais wrong',
    ]);
  });

  it('writes JSON for programs, also when there is nothing', () => {
    expect(JSON.parse(formatFindings(findings, 'json'))).toEqual(findings);
    expect(formatFindings([], 'json')).toBe('[]');
  });
});

describe('summarize', () => {
  it('counts problems, files and pages', () => {
    expect(summarize(findings, 1, 0.34)).toBe('2 problems in 1 file; 1 page checked (0.3 s).');
    expect(summarize([], 561, 30)).toBe('No problems on 561 pages (30.0 s).');
  });
});

describe('findColumn', () => {
  it.each([
    ['Use `npx cap ad ios` here', '`npx cap ad ios`: unknown command', 6],
    ['See [it](./b.md).', './b.md: there is no page', 10],
    ['  indented', 'something without a name', 3],
    ['', 'a file that is not there', 1],
  ])('finds in "%s" what "%s" is about', (line, message, column) => {
    expect(findColumn(line, message)).toBe(column);
  });
});

describe('selectFiles', () => {
  const pages = ['apis/camera.md', 'ios/index.md'].map((path) => makePage(path, ''));

  it('takes pages and folders', () => {
    expect(selectFiles(pages, ['./docs/ios']).map(({ file }) => file)).toEqual(['docs/ios/index.md']);
  });

  it('names the nearest page for one that there is not', () => {
    expect(() => selectFiles(pages, ['docs/apis/camra.md'])).toThrow(
      'There is no page docs/apis/camra.md. Did you mean docs/apis/camera.md?',
    );
  });
});
