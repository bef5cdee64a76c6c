/** Computes the files that a reader of the plugin tutorial has after each page. */
import type { Page } from '../../../remark/pages';
import type { Problem } from '../problem';
import { collectSnippets, type Snippet } from './snippets';

/** Pages of the tutorial in sidebar order. */
export const tutorialPages = [
  'introduction',
  'designing-the-plugin-api',
  'using-the-plugin-api',
  'code-abstraction-patterns',
  'web',
  'ios-implementation',
  'android-implementation',
  'packaging-the-plugin',
] as const;

/** Folders of the app and the package, as named in the shell commands of the tutorial. */
export const appFolder = 'music-stand/';
export const packageFolder = 'capacitor-screen-orientation/';

export interface TutorialFile {
  /** Path relative to the app folder. Files of the package begin with `packageFolder`. */
  path: string;
  text: string;
  /** Page that last wrote the file. */
  page: Page;
  line: number;
}

export type TutorialFiles = ReadonlyMap<string, TutorialFile>;

export interface TutorialStage {
  page: Page;
  /** All files after this page. */
  files: TutorialFiles;
}

/**
 * Follows the steps of the pages: a titled block writes the file of that name, a titled `diff` block changes it, and `cp`
 * in a `bash` block copies it. A block between `<details>` and `</details>` repeats a file for readers and must match it.
 */
export function replayTutorial(pages: readonly Page[]): { stages: TutorialStage[]; problems: Problem[] } {
  const files = new Map<string, TutorialFile>();
  const problems: Problem[] = [];
  const stages = pages.map((page) => {
    for (const snippet of collectSnippets(page)) {
      problems.push(...playSnippet(snippet, files));
    }
    return { page, files: new Map(files) };
  });
  return { stages, problems };
}

function playSnippet(snippet: Snippet, files: Map<string, TutorialFile>): Problem[] {
  if (snippet.language === 'bash') {
    return copyFiles(snippet, files);
  }
  if (snippet.title === undefined) {
    return [];
  }
  if (snippet.language === 'diff') {
    return changeFile(snippet, snippet.title, files);
  }
  if (isInDetails(snippet)) {
    return files.get(snippet.title)?.text === snippet.code
      ? []
      : [problemAt(snippet, `The repeated ${snippet.title} differs from the file as the pages before left it`)];
  }
  writeFile(snippet, snippet.title, snippet.code, files);
  return [];
}

function writeFile(snippet: Snippet, path: string, text: string, files: Map<string, TutorialFile>): void {
  files.set(path, { path, text, page: snippet.page, line: snippet.fenceLine });
}

function copyFiles(snippet: Snippet, files: Map<string, TutorialFile>): Problem[] {
  return [...snippet.code.matchAll(/^cp (\S+) (\S+)$/gm)].flatMap(([, from = '', to = '']) => {
    const source = files.get(from.startsWith(appFolder) ? from.slice(appFolder.length) : from);
    if (source === undefined) {
      return [problemAt(snippet, `cp names ${from}, which no page before has written`)];
    }
    writeFile(snippet, to, source.text, files);
    return [];
  });
}

function changeFile(snippet: Snippet, path: string, files: Map<string, TutorialFile>): Problem[] {
  const pick = (sign: string): string =>
    snippet.code
      .split('\n')
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const before = files.get(path)?.text ?? '';
  const old = pick('+');
  if (!before.includes(old)) {
    return [problemAt(snippet, `${path} has no such lines to change`)];
  }
  writeFile(
    snippet,
    path,
    before.replace(old, () => pick('-')),
    files,
  );
  return [];
}

function isInDetails({ page, fenceLine }: Snippet): boolean {
  const before = page.text.split('\n').slice(0, fenceLine);
  const count = (tag: string): number => before.filter((line) => line.trim() === tag).length;
  return count('<details>') > count('</details>');
}

function problemAt({ page, fenceLine }: Snippet, message: string): Problem {
  return { file: page.file, line: fenceLine, message };
}
