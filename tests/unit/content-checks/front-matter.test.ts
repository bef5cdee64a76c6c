import { Prism } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { codeLanguages, grammarAliases } from '../../../src/config/code-languages';
import { fenceLanguages } from '../../../src/packages/docs-checks/fence-languages';
import { checkFrontMatter, checkUniqueDescriptions } from '../../../src/packages/docs-checks/front-matter';
import { listProblems, makePage, readFixture } from './fixture';

describe('checkFrontMatter', () => {
  it('accepts a page by the rules', () => {
    expect(checkFrontMatter(readFixture('front-matter/passes.md'))).toEqual([]);
  });

  it('reports fields, headings and fences', () => {
    expect(listProblems(checkFrontMatter(readFixture('front-matter/fails.md')))).toEqual([
      '2: The description has 10 characters; it needs 60 to 160',
      '5: The title of the front matter is the only h1: begin with ##',
      '7: Heading level 3 follows level 1: leave no gap',
      '13: The code block names no language; plain output is "text"',
      '17: Unknown code block language "bahs"; did you mean "bash"?',
      '22: Drop the prompt: readers copy the whole line',
    ]);
  });
});

describe('a field without effect', () => {
  it('is reported with the reason, unless the page shows it', () => {
    const page = (text: string) => makePage('a.md', `---\ntitle: A\n${text}`);
    const fields = 'sidebar_custom_props: { a: b }\nlast_update: { author: A, date: 2024-02-29 }\nauthor: A\n---\n';
    expect(listProblems(checkFrontMatter(page(fields))).map((line) => line.replace(/:(?! ).*| has.*/, ''))).toEqual([
      '3: sidebar_custom_props',
      '4: last_update',
      '5: author',
    ]);
    expect(checkFrontMatter(page('author: A\n---\n\n{frontMatter.author}\n'))).toEqual([]);
  });
});

describe('checkUniqueDescriptions', () => {
  const page = (path: string, description: string, version: 'v4' | 'v5') =>
    makePage(path, `---\ntitle: A\ndescription: ${description}\n---\n`, version);

  it('accepts descriptions that differ', () => {
    expect(
      checkUniqueDescriptions([page('a.md', 'In Capacitor 5.', 'v5'), page('a.md', 'In Capacitor 4.', 'v4')]),
    ).toEqual([]);
  });

  it('reports the same description in one version and in two', () => {
    const problems = checkUniqueDescriptions([
      page('a.md', 'The same.', 'v5'),
      page('b.md', 'The same.', 'v5'),
      page('a.md', 'The same.', 'v4'),
    ]);
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'docs/b.md docs/a.md has the same description',
      'versioned_docs/version-v4/a.md docs/a.md has the same description; name the version: Capacitor {{fact:majorVersion}}',
    ]);
  });
});

describe('fenceLanguages', () => {
  it('are all known to the highlighter', () => {
    const known = [...Object.keys(Prism.languages), ...Object.keys(grammarAliases), ...codeLanguages, 'text'];
    expect(fenceLanguages.filter((language) => !known.includes(language))).toEqual([]);
  });
});
