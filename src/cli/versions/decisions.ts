/** Decisions that a command can't make: places in files that a person has to check. */
import type { FilePlan } from '../file-plan';

export interface Decision {
  readonly file: string;
  readonly line: number;
  readonly question: string;
}

/** Finds every line of a text that matches. */
export function findLines(file: string, text: string, pattern: RegExp, question: string): Decision[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1, question }] : []));
}

/** Finds text that still names the copied version, page by page. */
export function findOldNumbers(plan: FilePlan, folder: string, major: string): Decision[] {
  const pattern = new RegExp(`\\b(?:Capacitor|version|v) ?${major}\\b(?!\\.)`);
  return plan
    .list(folder)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${folder}/updating/`))
    .flatMap((file) =>
      findLines(file, plan.read(file), pattern, `is this true for Capacitor ${Number(major) + 1}, too?`),
    );
}

/** Shows or makes the changes of a plan, then prints what a person has to decide. */
export function finishChange(plan: FilePlan, decisions: readonly Decision[], isDry: boolean): void {
  for (const line of plan.describe()) console.log(isDry ? `would ${line}` : line);
  if (!isDry) plan.apply();
  if (decisions.length === 0) return;
  console.log(`\nTo decide (${decisions.length}):`);
  for (const { file, line, question } of decisions) console.log(`  ${file}:${line}: ${question}`);
}
