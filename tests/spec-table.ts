import ts from 'typescript';

/** One row of the table in `spec.md`: a statement of the specification and the tests that prove it. */
export interface SpecRow {
  /** Section of the specification, for instance `4`. */
  readonly section: string;
  readonly statement: string;
  readonly tests: readonly TestReference[];
  /** Whether no published page has the code that the statement is about. Such a row has no tests. */
  readonly isOfOwnClient: boolean;
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

/** What a row says instead of naming tests. */
const ownClient = "Docusaurus' own client only";

/** Reads the rows of the table and ignores other lines. */
export function parseSpecTable(markdown: string): SpecRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = /^\| (\d) \| (.+) \|(.*)\|$/.exec(text.trim());
    if (cells === null) return [];
    const [, section = '', statement = '', tests = ''] = cells;
    const isOfOwnClient = tests.trim() === ownClient;
    return [
      {
        section,
        statement: statement.trim(),
        tests: isOfOwnClient ? [] : parseReferences(tests),
        isOfOwnClient,
        line: index + 1,
      },
    ];
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
 * @returns one line per row without a test, and per reference to something that is no test, is skipped or checks nothing
 */
export function findTableProblems(rows: readonly SpecRow[], readTest: (file: string) => string | undefined): string[] {
  const known = new Map<string, TestFile | undefined>();
  const list = (file: string): TestFile | undefined => {
    if (!known.has(file)) {
      const source = readTest(file);
      known.set(file, source === undefined ? undefined : listTests(source));
    }
    return known.get(file);
  };
  return rows.flatMap(({ tests, statement, isOfOwnClient, line }) => {
    if (tests.length === 0 && !isOfOwnClient) return [`spec.md:${line}: no test proves "${statement}".`];
    return tests.flatMap(({ file, titles }) => {
      const found = list(file);
      if (found === undefined) return [`spec.md:${line}: there is no test file ${file}.`];
      const test = findTest(found, titles);
      if (test === undefined) return [`spec.md:${line}: ${file} has no test "${titles.join(' › ')}".`];
      return test.problem === undefined ? [] : [`spec.md:${line}: ${file}: "${titles.at(-1)}" ${test.problem}.`];
    });
  });
}

interface TestFile {
  readonly tests: readonly Test[];
  /** Strings and names of properties, which may be titles of tests in a table. */
  readonly words: ReadonlySet<string>;
}

/** A test in a source. */
interface Test {
  /** Undefined for a test whose whole title comes from a table: `it.each(table)('%s', …)`, `test(title, …)`. */
  readonly title: string | undefined;
  /** Titles of the groups around it, from the outermost. */
  readonly groups: readonly string[];
  /** Why it proves nothing. */
  readonly problem: string | undefined;
}

function findTest({ tests, words }: TestFile, titles: readonly string[]): Test | undefined {
  const title = titles.at(-1) ?? '';
  const inGroups = tests.filter((test) => isInGroups(test, titles.slice(0, -1)));
  const ofTable = words.has(title) ? inGroups.find((test) => test.title === undefined) : undefined;
  return inGroups.find((test) => test.title === title) ?? ofTable;
}

/** Whether a test has these groups around it, in this order. Others may be in between. */
function isInGroups({ groups }: Test, wanted: readonly string[]): boolean {
  let from = 0;
  return wanted.every((group) => {
    from = groups.indexOf(group, from) + 1;
    return from > 0;
  });
}

/** Lists the tests of a source: `it('title', …)`, `test.describe('title', …)`, `it.each(…)('title', …)`. */
function listTests(source: string): TestFile {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false);
  const tests: Test[] = [];
  const words = new Set<string>();
  const visit = (node: ts.Node, groups: readonly string[], isSkipped: boolean): void => {
    const call = readCall(node, file);
    if (call === undefined) {
      if (ts.isStringLiteralLike(node)) words.add(node.text);
      ts.forEachChild(node, (child) => visit(child, groups, isSkipped));
      return;
    }
    const { title, callees, body } = call;
    const skips = isSkipped || callees.some((word) => /^(?:skip|todo|fixme|fails)$/.test(word));
    if (callees.includes('describe')) {
      if (body !== undefined) visit(body, [...groups, title ?? ''], skips);
      return;
    }
    // Some tests leave the checking to a function that they share.
    const isChecked = body !== undefined && ts.isFunctionLike(body) && /\w\(/.test(body.getText(file));
    tests.push({ title, groups, problem: skips ? 'is skipped' : isChecked ? undefined : 'checks nothing' });
  };
  visit(file, [], false);
  return { tests, words };
}

/** What may stand between the name of a call and its title; `test.use(…)`, for instance, defines no test. */
const modifiers =
  /^(?:it|test|describe|each|only|skip|todo|fixme|fails|concurrent|sequential|serial|parallel|skipIf|runIf)$/;

/** Reads a call that defines a test or a group; undefined for everything else. */
function readCall(
  node: ts.Node,
  file: ts.SourceFile,
): { title: string | undefined; callees: readonly string[]; body: ts.Expression | undefined } | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const callees: string[] = [];
  let callee: ts.Expression = node.expression;
  if (ts.isCallExpression(callee)) callee = callee.expression;
  for (; ts.isPropertyAccessExpression(callee); callee = callee.expression) callees.push(callee.name.text);
  if (!ts.isIdentifier(callee) || !/^(?:it|test|describe)$/.test(callee.text)) return undefined;
  callees.push(callee.text);
  const [title] = node.arguments;
  const isTest = callees.every((word) => modifiers.test(word));
  if (title === undefined || !isTest || ts.isFunctionLike(title)) return undefined;
  const isWritten = ts.isStringLiteralLike(title) || ts.isTemplateExpression(title);
  const text = isWritten
    ? title
        .getText(file)
        .slice(1, -1)
        .replace(/\\(['"`])/g, '$1')
    : '%s';
  return {
    title: text === '%s' ? undefined : text,
    callees,
    body: node.arguments.filter(ts.isFunctionLike).at(-1),
  };
}
