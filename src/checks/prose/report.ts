/** What `npm run cli prose` prints, one string a line. */
import type { Page } from '../../remark/pages';
import type { Problem } from '../problem';
import type { Finding } from './check-prose';
import { measurePage } from './readability';
import { wordRules } from './rules';

/** Each finding with its place, the words and what to write instead; the number at the end. */
export function listFindings(findings: readonly Finding[]): string[] {
  return [...findings.map(formatFinding), `${findings.length} findings`];
}

/** Findings as `file:line:column  rule: "words"; write …`. */
export function formatFinding(finding: Finding): string {
  const { file, line, column, message } = formatAdvice(finding);
  return `${file}:${line}:${column}  ${message}`;
}

/** A finding as a problem, with what to write instead in its message. */
export function formatAdvice({ file, line, column, rule, words, instead }: Finding): Required<Problem> {
  return { file, line, column, message: `${rule}: "${words}"; write ${instead}` };
}

/** How many findings each rule has in each folder, all versions together. */
export function countFindings(findings: readonly Finding[]): string[] {
  const folders = [...new Set(findings.map(folderOf))].sort();
  const rules = [...wordRules.map(({ name }) => name), 'long cell', 'long list'];
  const count = (rule?: string, folder?: string) =>
    findings.filter((finding) => (!rule || finding.rule === rule) && (!folder || folderOf(finding) === folder)).length;
  const rows = rules.map((rule) => [rule, ...folders.map((folder) => count(rule, folder)), count(rule)]);
  return layOut([
    ['rule', ...folders, 'all'],
    ...rows,
    ['all', ...folders.map((folder) => count(undefined, folder)), count()],
  ]);
}

/** The tenth of the pages that is hardest to read, hardest first, and the median of all. */
export function listHardest(pages: readonly Page[]): string[] {
  const measured = pages
    .map((page) => ({ file: page.file, ...measurePage(page) }))
    .filter(({ sentences }) => sentences >= fewestSentences)
    .sort((a, b) => b.grade - a.grade || a.file.localeCompare(b.file, 'en'));
  const hardest = measured.slice(0, Math.ceil(measured.length / 10));
  return [
    ...layOut([
      ['grade', 'words a sentence', 'page'],
      ...hardest.map(({ grade, words, sentences, file }) => [grade.toFixed(1), (words / sentences).toFixed(1), file]),
    ]),
    `median of ${measured.length} pages: ${measured[Math.floor(measured.length / 2)]?.grade.toFixed(1) ?? '-'}`,
  ];
}

/** Pages with fewer sentences, such as lists of links, have no grade worth a name. */
const fewestSentences = 10;

/** The folder of a page in its version; pages of no folder are in `/`, and what the site itself says is in `src`. */
function folderOf({ file }: { file: string }): string {
  const [, folder] = /^(?:docs|versioned_docs\/[^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return folder ?? (file.startsWith('src/') ? 'src' : '/');
}

function layOut(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) =>
    row
      .map((value, column) => String(value).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
