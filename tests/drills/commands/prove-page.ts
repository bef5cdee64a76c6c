import type { VersionName } from '../../../src/config/versions';
import { findMissingLines, hasMessage, isSameJson } from './compare-output';
import { commandOf, type ProvenPage } from './proven-pages';
import { findRule } from './rules';
import type { RunInApp } from './run-in-app';
import type { ShownCommand } from './shown-commands';
import type { Trial } from './trials';

/** What was compared on a page, and what differs. */
export interface Findings {
  /** Commands that were run, once for each place on the page. */
  run: number;
  /** Blocks of output, and files that the page shows or names. */
  results: number;
  messages: number;
  /** Commands that can't be run here, with the reason. */
  readonly notRun: Map<string, string>;
  readonly problems: string[];
}

/** Lines of an output that a problem shows. */
const shownLines = 8;

const quote = (output: string): string =>
  output
    .trim()
    .split('\n')
    .slice(-shownLines)
    .map((line) => `\n      ${line}`)
    .join('');

/**
 * Runs the commands that a page shows, and provokes the messages that it explains.
 *
 * @param trials those of the page's command
 */
export async function provePage(
  page: ProvenPage,
  version: VersionName,
  trials: readonly Trial[],
  run: RunInApp,
): Promise<Findings> {
  const findings: Findings = { run: 0, results: 0, messages: 0, notRun: new Map(), problems: [] };
  for (const command of page.commands) await proveCommand(page, command, version, run, findings);
  for (const trial of trials) await proveMessage(page, trial, run, findings);
  await proveFiles(page, run, findings);
  return findings;
}

async function proveCommand(
  { file }: ProvenPage,
  { text, line, output, config }: ShownCommand,
  version: VersionName,
  run: RunInApp,
  findings: Findings,
): Promise<void> {
  const { reason, state = 'made', exit = 0, says } = findRule(text, version) ?? {};
  if (reason !== undefined) {
    findings.notRun.set(text, reason);
    return;
  }
  const result = await run({ command: text, state });
  findings.run += 1;
  const report = (problem: string): void => {
    findings.problems.push(`${file}:${line}  ${text}: ${problem}${quote(result.output)}`);
  };
  if (result.status !== exit) report(`exit code ${result.status}, not ${exit}`);
  if (says !== undefined && !hasMessage(result.output, says)) report(`does not print "${says}"`);
  if (output !== undefined) {
    findings.results += 1;
    for (const missing of findMissingLines(result.output, output)) report(`does not print "${missing.trim()}"`);
  }
  if (config !== undefined) {
    findings.results += 1;
    if (!isSameJson(result.config ?? '{}', config)) report(`writes another configuration: ${result.config}`);
  }
}

/** Finds the code of a page that begins with a message, or else contains it. */
export function findMessage(codes: readonly string[], message: string): string | undefined {
  return codes.find((code) => code.startsWith(message)) ?? codes.find((code) => code.includes(message));
}

async function proveMessage(
  { file, codes }: ProvenPage,
  { message, run: command, state = 'made', before, exit = 1 }: Trial,
  run: RunInApp,
  findings: Findings,
): Promise<void> {
  const shown = findMessage(codes, message);
  if (shown === undefined) return;
  const { output, status } = await run({ command, state, ...(before === undefined ? {} : { before }) });
  findings.messages += 1;
  const what = before === undefined ? command : `${before}; ${command}`;
  if (!hasMessage(output, shown)) findings.problems.push(`${file}  ${what}: does not print "${shown}"${quote(output)}`);
  if (status !== exit) findings.problems.push(`${file}  ${what}: exit code ${status}, not ${exit}${quote(output)}`);
}

/** Commands whose pages name the files that they write in every app. */
const writers: readonly string[] = ['copy', 'update'];

async function proveFiles({ file, files }: ProvenPage, run: RunInApp, findings: Findings): Promise<void> {
  const name = commandOf(file);
  if (name === undefined || !writers.includes(name) || files.length === 0) return;
  const { written, output } = await run({ command: `npx cap ${name}`, state: 'made', watched: files });
  findings.results += files.length;
  for (const missing of files.filter((path) => !written.includes(path)))
    findings.problems.push(`${file}  npx cap ${name}: does not write ${missing}${quote(output)}`);
}
