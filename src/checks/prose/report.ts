/** Formats the output of `npm run cli prose`, one string per line. */
import type { Page } from '../../remark/pages';
import type { Problem } from '../problem';
import type { Finding } from './check-prose';
import { measurePage } from './readability';
import { wordRules } from './rules';

/** Lists each finding with its location, the words and what to write instead, followed by the number of findings. */
export function listFindings(findings: readonly Finding[]): string[] {
  return [...findings.map(formatFinding), `${findings.length} findings`];
}

/** Formats a finding as `file:line:column  rule: "words"; write …`. */
export function formatFinding(finding: Finding): string {
  const { file, line, column, message } = formatAdvice(finding);
  return `${file}:${line}:${column}  ${message}`;
}

/** Converts a finding to a problem whose message says what to write instead. */
export function formatAdvice({ file, line, column, rule, words, instead }: Finding): Required<Problem> {
  return { file, line, column, message: `${rule}: "${words}"; write ${instead}` };
}

/** Counts the findings of each rule in each folder, with all versions combined. */
export function countFindings(findings: readonly Finding[]): string[] {
  const folders = [...new Set(findings.map(folderOf))].sort();
  const rules = [...wordRules.map(({ name }) => name), 'the same', 'long cell', 'long item', 'no setup', 'long list'];
  const count = (rule?: string, folder?: string) =>
    findings.filter((finding) => (!rule || finding.rule === rule) && (!folder || folderOf(finding) === folder)).length;
  const rows = rules.map((rule) => [rule, ...folders.map((folder) => count(rule, folder)), count(rule)]);
  return layOut([
    ['rule', ...folders, 'all'],
    ...rows,
    ['all', ...folders.map((folder) => count(undefined, folder)), count()],
  ]);
}

/** Lists the hardest tenth of the pages, hardest first, and the median of all pages. */
export function listHardest(pages: readonly Page[]): string[] {
  const measured = pages
    .map((page) => ({ file: page.file, ...measurePage(page) }))
    .filter(({ sentences }) => sentences >= minSentences)
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

/** Minimum number of sentences. Pages with fewer, such as lists of links, have no meaningful grade. */
const minSentences = 10;

/** Returns the folder of a page in its version: `/` for pages outside of folders, and `src` for the text of the site itself. */
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
