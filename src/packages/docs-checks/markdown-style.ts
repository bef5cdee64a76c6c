/** Finds Markdown that breaks the rules of markdownlint. */
import { applyFixes, type Configuration, type LintError } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';

/** Rules for pages. A rule is off where MDX, directives or another check conflict with it. */
const config: Configuration = {
  default: true,
  // The title comes from the front matter.
  MD041: false,
  // Line length is up to the writer's editor, and tables need long lines.
  MD013: false,
  // Tabs and other components are JSX.
  MD033: false,
  // Code blocks in tabs and lists repeat headings of other platforms.
  MD024: { siblings_only: true },
  // Bold lines introduce items in tables and definition lists. Headings have their own check.
  MD036: false,
  // Anchors of generated references have their own check.
  MD051: false,
  // Tables are written compactly: alignment would change many lines with each edit.
  MD060: false,
  // `*` and `_` inside JSX text.
  MD049: { style: 'asterisk' },
  MD050: { style: 'asterisk' },
  MD046: { style: 'fenced' },
  // Numbered lists continue with the next number after a code block or tabs.
  MD029: false,
  // The rule takes the asterisks of `{/* … */}` for emphasis.
  MD037: false,
};

type Source = Pick<Page, 'file' | 'text'>;

function lintText({ file, text }: Source): LintError[] {
  const errors = lint({ strings: { [file]: text }, config })[file] ?? [];
  // The structure of pages has its own check of footnotes, which removes none.
  return errors.filter(({ ruleNames, errorDetail }) => ruleNames[0] !== 'MD053' || !/"\^/.test(errorDetail ?? ''));
}

/** Checks the Markdown of a page. */
export function checkMarkdownStyle(page: Source): Problem[] {
  return lintText(page).map(({ lineNumber, ruleNames, ruleDescription, errorDetail, errorRange, fixInfo }) => ({
    file: page.file,
    line: lineNumber,
    ...(errorRange === null ? {} : { column: errorRange[0] }),
    message: `${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''} (${ruleNames[0]})`,
    // What a program can fix is layout. The others are about headings, links and alternative text.
    isStyle: fixInfo !== null,
  }));
}

/** Returns the text of a page with all automatic fixes applied: spaces, empty lines, list markers. */
export function fixMarkdownStyle(page: Source): string {
  return applyFixes(page.text, lintText(page));
}
