/** Finds Swift, Kotlin, Java and Objective-C blocks that name Capacitor API missing from the native packages. */
import type { Page } from '../remark/pages';
import { checkNativeBlock } from './native-api';
import type { Problem } from './problem';
import { collectSnippets } from './read/snippets';

const nativeLanguages = ['swift', 'kotlin', 'java', 'objc'] as const;

/** Checks the native blocks of a page. */
export function checkNativeSnippets(page: Page, checkBlock = checkNativeBlock): Problem[] {
  return collectSnippets(page).flatMap(({ language, code, fenceLine, nocheck }) => {
    const native = nativeLanguages.find((name) => name === language);
    return native === undefined || nocheck !== undefined
      ? []
      : checkBlock(native, code, page.version).map(({ line, name, nearest }) => ({
          file: page.file,
          line: fenceLine + line,
          message: `The native packages of ${page.version} have no "${name}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`,
        }));
  });
}
