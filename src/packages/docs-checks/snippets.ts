/** Finds code blocks that do not compile against the packages of their version, use what it deprecates, or do not parse. */

import { frameworkLanguages } from '../../config/frameworks';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { fillFacts } from './read/site-reference';
import { compileSnippets } from './read/snippet-compiler';
import { findParseError } from './read/snippet-parsers';
import { collectSnippets, isFrameworkSample, type Snippet } from './read/snippets';

/** Maximum share of a version's script blocks that may opt out (the README beside it). */
const maxUnchecked = 0.02;

const compiled = ['ts', 'tsx'];
const scripts = [...compiled, ...frameworkLanguages, 'js', 'jsx'];
const parsed = ['js', 'jsx', 'json', 'jsonc', 'xml'];

/** Checks the blocks of some pages. All pages of a version are compiled together. */
export function checkSnippets(pages: readonly Page[]): Problem[] {
  const snippets = pages.flatMap(collectSnippets).map((snippet) => ({
    ...snippet,
    code: fillFacts(snippet.code, snippet.page.version),
  }));
  const checked = snippets.filter((snippet) => snippet.nocheck === undefined);
  return [
    ...snippets.flatMap(findEmptyReason),
    ...checked.filter(isParsed).flatMap(findBrokenBlock),
    ...compileSnippets(checked.filter((snippet) => compiled.includes(snippet.language) && !isFrameworkSample(snippet))),
  ];
}

/** Whether a block is only parsed here. Framework code is compiled in the content tests, as its packages may be missing here. */
function isParsed(snippet: Snippet): boolean {
  return parsed.includes(snippet.language) || (compiled.includes(snippet.language) && isFrameworkSample(snippet));
}

function findEmptyReason({ nocheck, page, fenceLine }: Snippet): Problem[] {
  return nocheck?.trim() === ''
    ? [{ file: page.file, line: fenceLine, message: 'nocheck has no reason: write nocheck="why it cannot compile"' }]
    : [];
}

function findBrokenBlock(snippet: Snippet): Problem[] {
  const error = findParseError(snippet.language, snippet.code);
  return error === undefined
    ? []
    : [
        {
          file: snippet.page.file,
          line: snippet.fenceLine + error.line,
          message: `${snippet.language} block does not parse: ${error.message}`,
        },
      ];
}

/** Reports all opted-out blocks of a version that has too many. Needs all pages of the given versions. */
export function checkUncheckedShare(pages: readonly Page[]): Problem[] {
  const versions = [...new Set(pages.map((page) => page.version))];
  return versions.flatMap((version) => {
    const blocks = pages
      .filter((page) => page.version === version)
      .flatMap(collectSnippets)
      .filter(({ language }) => scripts.includes(language));
    const unchecked = blocks.filter((snippet) => snippet.nocheck !== undefined);
    if (unchecked.length <= blocks.length * maxUnchecked) {
      return [];
    }
    const limit = Math.floor(blocks.length * maxUnchecked);
    return unchecked.map(({ page, fenceLine }) => ({
      file: page.file,
      line: fenceLine,
      message: `${unchecked.length} of ${blocks.length} script blocks of ${version} say nocheck, at most ${limit} may: make this one compile`,
    }));
  });
}
