/** Carries out the tasks of a plan on an app. */
import type { BlockContent, Code } from 'mdast';
import type { VersionName } from '../../../src/config/versions';
import type { Answer } from '../../../src/packages/docs-cli/run-program';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import type { PlanPart, Task } from '../../../src/packages/upgrade/plan/plan';
import { runStep } from '../apps/run-step';
import type { AppFolder } from './app-folder';
import { applyCode, applyTable, type BlockResult, titleOf } from './block-edits';
import { acceptedErrors, migrateAnswers, skippedCommands } from './commands';
import { proseRules } from './prose-rules';

/** A task with what a machine did and what it left to people. */
export interface TaskResult {
  readonly task: Task;
  /** What was done: commands, and files with the number of their changes. */
  readonly done: readonly string[];
  /** Commands and edits that a machine can't do, and why. */
  readonly left: readonly string[];
  /** Whether the task says something in words besides, which only people understand. */
  readonly words: boolean;
}

/** With this the plan begins the commands for those who do not use `npx cap migrate`. */
const byHand = /^By hand\b/;

/** Words of a guide that leave to the reader which lines of a diff the app still needs. */
const choice = /\byou do not use\b|\bKeep\b/;

/**
 * Carries out a step of a plan by hand, without `npx cap migrate`.
 *
 * @returns every task of the step, in order
 * @throws a one-line error when a command fails
 */
export async function carryOut({ groups }: PlanPart, app: AppFolder): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of groups.flatMap(({ tasks }) => tasks)) results.push(await carryOutTask(task, app));
  return results;
}

/**
 * Carries out the commands of a step that end with `npx cap migrate`, and no other task.
 *
 * @throws a one-line error when a command fails
 */
export async function migrate({ id, groups }: PlanPart, app: AppFolder): Promise<void> {
  for (const { body } of groups.flatMap(({ tasks }) => tasks)) {
    const place = body.findIndex(isByHand);
    if (place === -1) continue;
    for (const block of body.slice(0, place)) if (block.type === 'code') await runBlock(block, app, id as VersionName);
  }
}

function isByHand(block: BlockContent): boolean {
  return block.type === 'paragraph' && byHand.test(textOf(block));
}

async function carryOutTask(task: Task, app: AppFolder): Promise<TaskResult> {
  const results: BlockResult[] = [];
  let words = task.body.length === 0;
  const place = task.body.findIndex(isByHand);
  const body = task.body.slice(place + 1).flatMap(openList);
  const isChoice = body.some((block) => block.type === 'paragraph' && choice.test(textOf(block)));
  let file: string | undefined;
  for (const block of body) {
    if (block.type === 'code' && block.lang === 'bash') {
      results.push(...(await runBlock(block, app)));
    } else if (block.type === 'code') {
      results.push(applyCode(block, app, isChoice));
      file = titleOf(block) ?? file;
    } else if (block.type === 'table' && file !== undefined) {
      results.push(applyTable(block, file, app));
    } else {
      const done = followWords(block, task, app);
      results.push(...done.map((what) => ({ done: what })));
      words ||= done.length === 0;
    }
  }
  return {
    task,
    done: results.flatMap(({ done }) => done ?? []),
    left: results.flatMap(({ left }) => left ?? []),
    words,
  };
}

/** @returns the blocks of the items of a list, each of which may be a step; other blocks as they are */
export function openList(block: BlockContent): BlockContent[] {
  if (block.type !== 'list') return [block];
  return block.children.flatMap(({ children }) => (children as BlockContent[]).flatMap(openList));
}

/** Runs the commands of a block. */
async function runBlock({ value }: Code, app: AppFolder, target?: VersionName): Promise<BlockResult[]> {
  const results: BlockResult[] = [];
  let folder = app.root;
  for (const command of value.split('\n')) {
    const into = /^cd (\S+)$/.exec(command)?.[1];
    if (into !== undefined) {
      folder = `${folder}/${into}`;
      continue;
    }
    const skipped = skippedCommands.find((one) => one.command.test(command));
    if (skipped !== undefined) {
      results.push({ left: `${command}: ${skipped.why}` });
      continue;
    }
    const accepted = acceptedErrors.find((one) => one.command.test(command))?.errors;
    const answers = command === 'npx cap migrate' ? answersOf(target ?? 'unknown') : [];
    await runStep(command, folder, { minutes: 10, answers, ...(accepted === undefined ? {} : { accepted }) });
    results.push({ done: command });
  }
  return results;
}

function answersOf(target: string): readonly Answer[] {
  const answers = migrateAnswers[target];
  if (answers !== undefined) return answers;
  throw inputError(`What npx cap migrate to ${target} asks is not known. Add it to tests/drills/upgrades/commands.ts.`);
}

/** Does what a sentence says where a rule knows it. @returns what was done; nothing if no rule knows it */
function followWords(block: BlockContent, task: Task, app: AppFolder): string[] {
  const words = textOf(block);
  return proseRules.flatMap(({ words: pattern, apply }) => {
    const found = pattern.exec(words);
    if (found === null) return [];
    return [apply(app, found, task.title.map(textOf).join('')) ?? `nothing to do: ${found[0]}`];
  });
}
