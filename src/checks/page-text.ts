/** Finds what makes a page unreadable: wrong encoding, unfinished merges, invalid front matter. */
import { checkPageText } from '../build/checks/check-page-text';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';

/** Returns the first problem of a page's text, which the build would stop with. */
export function checkText({ file, text }: Pick<Page, 'file' | 'text'>): Problem[] {
  return catchProblems(() => checkPageText(file, text));
}

/** Runs a check that throws `file:line: message`, and returns that as a problem. Rethrows other errors. */
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
