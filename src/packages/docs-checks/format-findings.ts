/** Formats the output of `npm run check:docs`. */
import type { Finding } from './checker';
import { formatProblems } from './problem';

/** Output format: for people, for programs, or as GitHub annotations. */
export type Format = 'text' | 'json' | 'github';

/** Formats the findings, without a line break at the end. */
export function formatFindings(findings: readonly Finding[], format: Format): string {
  switch (format) {
    case 'json':
      return JSON.stringify(findings, null, 2);
    case 'github':
      return findings.map(formatAnnotation).join('\n');
    case 'text':
      return formatProblems(findings);
  }
}

/** Formats a workflow command, so that GitHub shows the message at the line in the pull request. */
function formatAnnotation({ file, line, column, message, check }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(check)}`;
  return `::error ${place}::${escapeText(message)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Returns the last line of the output, such as `3 problems in 2 files; 561 pages checked (4.2 s).` */
export function summarize(findings: readonly Finding[], pages: number, seconds: number): string {
  const time = `${seconds.toFixed(1)} s`;
  const of = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (findings.length === 0) return `No problems on ${of} (${time}).`;
  const files = new Set(findings.map(({ file }) => file)).size;
  const problems = `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}`;
  return `${problems} in ${files} ${files === 1 ? 'file' : 'files'}; ${of} checked (${time}).`;
}
