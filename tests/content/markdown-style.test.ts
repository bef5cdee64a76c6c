/** The Markdown style of all pages, which has a parser of its own and a fifth of the time of all checks: it runs beside them. */
import { it } from 'vitest';
import { checkMarkdownStyle } from '../../src/checks/markdown-style';
import { expectNone } from './expect-none';
import { selectedPages } from './selected-pages';

it('the pages follow the Markdown style', () => expectNone(selectedPages.flatMap((page) => checkMarkdownStyle(page))));
