import type { VersionName } from '../../../src/config/versions';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import type { TaskResult } from './carry-out';
import type { Explained, Explanation, Row } from './explain';

/** A comparison, with what is explained of it. */
export interface Proof extends Row, Explained {
  readonly files: number;
  readonly equal: number;
}

/** A step of the plan of an app, with what became of each task. */
export interface Step {
  readonly app: VersionName;
  readonly to: VersionName;
  readonly tasks: readonly TaskResult[];
}

/** Lines of a difference that are shown. */
const shownLines = 40;

/** Writes what a machine left to people, what has no explanation, and the table. */
export function reportLines(steps: readonly Step[], proofs: readonly Proof[]): string[] {
  return [...steps.flatMap(stepLines), ...proofs.flatMap(unexplainedLines), ...tableLines(proofs), ''];
}

/** Lists the tasks of a step in which a machine could not do everything. */
function stepLines({ app, to, tasks }: Step): string[] {
  const titleOf = ({ task }: TaskResult): string => textOf([...task.title]);
  const inWords = tasks.filter(({ done }) => done.length === 0);
  const besides = tasks.filter(({ done, words }) => done.length > 0 && words);
  return [
    `The app of ${app}, the step to ${to}: ${tasks.length} tasks, with ${tasks.flatMap(({ done }) => done).length} commands and edits that were done`,
    ...tasks.flatMap((result) => result.left.map((what) => `  Not done in "${titleOf(result)}": ${what}`)),
    ...inWords.filter(({ words }) => words).map((result) => `  In words only: ${titleOf(result)}`),
    ...besides.map((result) => `  Words besides what was done: ${titleOf(result)}`),
    '',
  ];
}

function unexplainedLines({ app, to, against, unexplained }: Proof): string[] {
  return unexplained.flatMap(({ file, lines }) => [
    `Not explained: ${file} (the app of ${app}, after the step to ${to}; "-" is in ${against} only)`,
    ...lines.slice(0, shownLines).map((line) => `    ${line}`),
    ...(lines.length > shownLines ? [`    … and ${lines.length - shownLines} more lines`] : []),
    '',
  ]);
}

function tableLines(proofs: readonly Proof[]): string[] {
  const rows = proofs.map(({ app, to, against, files, equal, explained, unexplained }) =>
    [app, to, against, files, equal, explained.length, unexplained.length].map(String),
  );
  const head = ['app', 'step to', 'compared with', 'files', 'equal', 'explained', 'unexplained'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Names explanations that explain nothing any more. */
export function unusedLines(unused: readonly Explanation[]): string[] {
  return unused.map(
    ({ step, file, reason }) =>
      `An explanation matches nothing: ${step}, ${file.source} (${reason}). Remove it from tests/drills/upgrades/explanations.ts.`,
  );
}
