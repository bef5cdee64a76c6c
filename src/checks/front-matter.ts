/** Finds front matter, headings and code fences that break the rules for pages in the README beside it. */
import { findNodes, lineOf } from '../build/markdown/markdown';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';
import { collectSnippets } from './read/snippets';
import { suggestName } from './read/suggest-name';

/** Allowed length of a description in characters: search engines show about that much. */
const descriptionLength = { min: 60, max: 160 };

/** Languages allowed in code fences. Each has one spelling, and the highlighter knows all but `text`. */
export const fenceLanguages = [
  'bash',
  'css',
  'diff',
  'groovy',
  'html',
  'http',
  'java',
  'js',
  'json',
  'jsx',
  'kotlin',
  'md',
  'objc',
  'powershell',
  'properties',
  'ruby',
  'shell-session',
  'svelte',
  'swift',
  'text',
  'ts',
  'tsx',
  'vue',
  'xml',
  'yaml',
];

/** Other spellings of the languages above. */
const fenceAliases: Record<string, string> = {
  cmd: 'powershell',
  console: 'bash',
  gradle: 'groovy',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  kt: 'kotlin',
  markdown: 'md',
  'objective-c': 'objc',
  objectivec: 'objc',
  plaintext: 'text',
  plist: 'xml',
  podfile: 'ruby',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/** Checks each page by itself. */
export function checkFrontMatter(page: Page): Problem[] {
  return [...checkFields(page), ...checkHeadings(page), ...checkFences(page)];
}

function checkFields(page: Page): Problem[] {
  const { title, description } = page.frontMatter;
  const problems: Problem[] = checkFacts(page);
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push({ file: page.file, line: 1, message: 'The front matter has no title' });
  }
  if (typeof description !== 'string') {
    problems.push({ file: page.file, line: 1, message: 'The front matter has no description' });
  } else if (description.length < descriptionLength.min || description.length > descriptionLength.max) {
    problems.push({
      file: page.file,
      line: findKeyLine(page, 'description'),
      message: `The description has ${description.length} characters; it needs ${descriptionLength.min} to ${descriptionLength.max}`,
    });
  }
  return problems;
}

/** Reports unknown facts: known ones were replaced when the page was read. */
function checkFacts(page: Page): Problem[] {
  return Object.entries(page.frontMatter).flatMap(([field, value]) => {
    const [, name] = /\{\{fact:([^}]*)\}\}/.exec(String(value)) ?? [];
    return name === undefined
      ? []
      : [{ file: page.file, line: findKeyLine(page, field), message: `There is no fact "${name}" in ${page.version}` }];
  });
}

function findKeyLine(page: Page, key: string): number {
  return page.text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
}

function checkHeadings(page: Page): Problem[] {
  let previous = 1;
  return findNodes(treeOf(page), 'heading').flatMap((heading) => {
    const depth = heading.depth;
    const gap = depth > previous + 1;
    const message =
      depth === 1
        ? 'The title of the front matter is the only h1: begin with ##'
        : gap
          ? `Heading level ${depth} follows level ${previous}: leave no gap`
          : undefined;
    previous = depth;
    return message === undefined ? [] : [{ file: page.file, line: lineOf(heading), message }];
  });
}

function checkFences(page: Page): Problem[] {
  return collectSnippets(page).flatMap(({ language, code, fenceLine }) => [
    ...checkLanguage(page, language, fenceLine),
    ...(language === 'bash' ? checkPrompts(page, code, fenceLine) : []),
  ]);
}

function checkLanguage(page: Page, language: string, line: number): Problem[] {
  if (fenceLanguages.includes(language)) {
    return [];
  }
  const alias = fenceAliases[language.toLowerCase()];
  const advice = alias === undefined ? suggestName(language, fenceLanguages) : `; write "${alias}"`;
  const message =
    language === ''
      ? 'The code block names no language; plain output is "text"'
      : `Unknown code block language "${language}"${advice}`;
  return [{ file: page.file, line, message }];
}

function checkPrompts(page: Page, code: string, fenceLine: number): Problem[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      /^\s*[$>%] /.test(line)
        ? [{ file: page.file, line: fenceLine + 1 + index, message: 'Drop the prompt: readers copy the whole line' }]
        : [],
    );
}

/** Finds descriptions that two pages share, in the same version or in different ones. Needs all pages. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string') {
      return [];
    }
    const other = first.get(description.trim());
    if (other === undefined) {
      first.set(description.trim(), page);
      return [];
    }
    const hint = other.version === page.version ? '' : '; name the version: Capacitor {{fact:majorVersion}}';
    return [
      {
        file: page.file,
        line: findKeyLine(page, 'description'),
        message: `${other.file} has the same description${hint}`,
      },
    ];
  });
}
