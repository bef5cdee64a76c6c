/** What keeps a page from being read at all: its encoding, unfinished merges, front matter that says nothing. */
import { checkPageText } from '../build/checks/page-text';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';

/** The first problem of a page's text, as the build would stop with it. */
export function checkText({ file, text }: Pick<Page, 'file' | 'text'>): Problem[] {
  return catchProblems(() => checkPageText(file, text));
}

/** Runs a check that throws `file:line: message`, and gives that as a problem; other errors are thrown again. */
export function catchProblems(check: () => void): Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, file, line, message] = /^([^\s:]+)(?::(\d+))?: ([\s\S]+)$/.exec(text) ?? [];
    if (file === undefined || message === undefined) throw error;
    return [{ file, line: Number(line ?? 1), message }];
  }
}
