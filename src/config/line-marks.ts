import type { ThemeConfig } from '@docusaurus/theme-common';

/**
 * Comments that mark lines of a code block, and the class that each gives to its lines (`src/css/code.css` says how they look). The comments
 * themselves are not shown. The first entry is also what a range of lines behind the language means: ```` ```json {2,4} ````.
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

/** Class of the lines that the code no longer has. */
export const removedLineClass = 'code-line-removed';
