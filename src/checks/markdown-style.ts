/** Markdown that breaks the rules of markdownlint. */
import { applyFixes, type Configuration, type LintError } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';

/** What a page may look like. Rules are off where MDX, directives or another check say otherwise. */
const config: Configuration = {
  default: true,
  // The title comes from the front matter.
  MD041: false,
  // Long lines are a matter of the writer's editor; tables need them.
  MD013: false,
  // Tabs and other components are JSX.
  MD033: false,
  // Code blocks in tabs and lists repeat headings of other platforms.
  MD024: { siblings_only: true },
  // Bold lines lead points in tables and definition lists; headings are checked by our own test.
  MD036: false,
  // Anchors of generated references are checked by our own test.
  MD051: false,
  // Compact tables are what we write; alignment would churn with each edit.
  MD060: false,
  // `*` and `_` inside JSX text.
  MD049: { style: 'asterisk' },
  MD050: { style: 'asterisk' },
  MD046: { style: 'fenced' },
  // Lists go on behind a code block or tabs with the next number.
  MD029: false,
  // Reads the stars of `{/* … */}` as emphasis.
  MD037: false,
};

type Source = Pick<Page, 'file' | 'text'>;

function lintText({ file, text }: Source): LintError[] {
  return lint({ strings: { [file]: text }, config })[file] ?? [];
}

/** Checks the Markdown of a page. */
export function checkMarkdownStyle(page: Source): Problem[] {
  return lintText(page).map(({ lineNumber, ruleNames, ruleDescription, errorDetail, errorRange }) => ({
    file: page.file,
    line: lineNumber,
    ...(errorRange === null ? {} : { column: errorRange[0] }),
    message: `${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''} (${ruleNames[0]})`,
  }));
}

/** The text of a page with everything put right that the rules know how to: blanks, empty lines, marks of lists. */
export function fixMarkdownStyle(page: Source): string {
  return applyFixes(page.text, lintText(page));
}
