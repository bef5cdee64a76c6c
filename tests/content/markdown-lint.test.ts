import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/files/project-root';
import { listPages } from '../../src/remark/pages';

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

/** Offences as `file:line rule what is wrong`. */
function lintFiles(files: readonly string[]): string[] {
  const strings = Object.fromEntries(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
  return Object.entries(lint({ strings, config })).flatMap(([file, errors]) =>
    errors.map(({ lineNumber, ruleNames, ruleDescription, errorDetail }) =>
      [`${file}:${lineNumber}`, ruleNames[0], ruleDescription, errorDetail ?? ''].join('  ').trim(),
    ),
  );
}

describe('Markdown style', () => {
  it('is kept on every page', () => {
    expect(lintFiles(listPages().map(({ file }) => file)).join('\n')).toBe('');
  });

  it('is broken in the fixture', () => {
    const found = lintFiles(['tests/fixtures/content/markdown-lint/fails.md']);
    expect(found.map((line) => /MD\d+/.exec(line)?.[0]).sort()).toEqual(['MD012', 'MD040']);
  });
});
