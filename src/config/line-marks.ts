import type { ThemeConfig } from '@docusaurus/theme-common';

/**
 * Comments that mark lines of a code block, and the class that each gives to its lines (styled in `src/css/code.css`). The comments
 * themselves are not shown. The first entry also applies to line ranges after the language: ```` ```json {2,4} ````.
 */
export const lineMarks: ThemeConfig['prism']['magicComments'] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'code-line-added', line: 'added-next-line', block: { start: 'added-start', end: 'added-end' } },
  { className: 'code-line-removed', line: 'removed-next-line', block: { start: 'removed-start', end: 'removed-end' } },
  { className: 'code-line-focus', line: 'focus-next-line', block: { start: 'focus-start', end: 'focus-end' } },
];

/** Class of the lines that are no longer part of the code. */
export const removedLineClass = 'code-line-removed';
