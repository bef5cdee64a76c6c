/** Checks the Markdown style of all pages. It has its own parser and takes a fifth of the time of all checks, so it runs in parallel. */
import { it } from 'vitest';
import { checkMarkdownStyle } from '../../src/packages/docs-checks/markdown-style';
import { expectNone } from './expect-none';
import { selectedPages } from './selected-pages';

it('the pages follow the Markdown style', () => expectNone(selectedPages.flatMap((page) => checkMarkdownStyle(page))));
