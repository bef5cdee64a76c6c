import { type App, listTasks, type Plan } from './plan';
import { readCommands } from './read-commands';

/**
 * Whether an app is the one from before, in the middle of its upgrade: it has the same name, and every package that came or went is one that the
 * commands of the plan install or remove.
 */
export function isContinued(before: App, after: App, plan: Plan): boolean {
  const { installed, removed } = readCommands(listTasks(plan).flatMap(({ body }) => body));
  const [had, has] = [before, after].map(({ dependencies }) => new Set(dependencies.map(({ name }) => name)));
  if (had === undefined || has === undefined || before.name !== after.name || has.size === 0) return false;
  const [came, went] = [[...has].filter((name) => !had.has(name)), [...had].filter((name) => !has.has(name))];
  return came.every((name) => installed.has(name)) && went.every((name) => removed.includes(name));
}
