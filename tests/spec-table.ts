/** One row of the table in `spec.md`: a statement of the specification and the tests that prove it. */
export interface SpecRow {
  /** Section of the specification, for instance `4`. */
  readonly section: string;
  readonly statement: string;
  readonly tests: readonly TestReference[];
  /** Line in `spec.md`, from 1. */
  readonly line: number;
}

/** A test, named as in the table: `e2e/layout.spec.ts › the logo is 200 by 24`. */
export interface TestReference {
  /** Path from the folder `tests`. */
  readonly file: string;
  /** Titles of the groups around the test and of the test itself, as in the source, including placeholders. */
  readonly titles: readonly string[];
}

/** Reads the rows of the table and ignores other lines. */
export function parseSpecTable(markdown: string): SpecRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = /^\| (\d) \| (.+) \|(.*)\|$/.exec(text.trim());
    if (cells === null) return [];
    const [, section = '', statement = '', tests = ''] = cells;
    return [{ section, statement: statement.trim(), tests: parseReferences(tests), line: index + 1 }];
  });
}

function parseReferences(cell: string): TestReference[] {
  return cell
    .split('<br>')
    .map((reference) => reference.trim().replace(/^`|`$/g, ''))
    .filter((reference) => reference !== '')
    .map((reference) => {
      const [file = '', ...titles] = reference.split(' › ');
      return { file, titles };
    });
}

/**
 * Finds rows that prove nothing.
 *
 * @param readTest returns the source of a test file by its path from `tests`, or undefined if there is no such file
 * @returns one line per row without a test and per reference that leads nowhere
 */
export function findTableProblems(rows: readonly SpecRow[], readTest: (file: string) => string | undefined): string[] {
  return rows.flatMap(({ tests, statement, line }) => {
    if (tests.length === 0) return [`spec.md:${line}: no test proves "${statement}".`];
    return tests.flatMap(({ file, titles }) => {
      const source = readTest(file);
      if (source === undefined) return [`spec.md:${line}: there is no test file ${file}.`];
      const missing = findMissingTitle(source, titles);
      return missing === undefined ? [] : [`spec.md:${line}: ${file} has no test "${missing}".`];
    });
  });
}

/** Finds the first title that the source does not have as a string literal after the titles before it. */
function findMissingTitle(source: string, titles: readonly string[]): string | undefined {
  if (titles.length === 0) return '';
  let from = 0;
  for (const title of titles) {
    const places = ["'", '"', '`'].map((quote) => source.indexOf(quote + title + quote, from)).filter((at) => at >= 0);
    if (places.length === 0) return title;
    from = Math.min(...places) + title.length;
  }
  return undefined;
}
