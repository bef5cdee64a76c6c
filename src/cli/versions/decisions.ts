/** What a command can't decide: places in files that a person looks at. */
import type { FilePlan } from '../file-plan';

export interface Decision {
  readonly file: string;
  readonly line: number;
  readonly question: string;
}

/** Every line of a text that matches. */
export function findLines(file: string, text: string, pattern: RegExp, question: string): Decision[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1, question }] : []));
}

/** Finds what still speaks of the version that was copied, page by page. */
export function findOldNumbers(plan: FilePlan, folder: string, major: string): Decision[] {
  const pattern = new RegExp(`\\b(?:Capacitor|version|v) ?${major}\\b(?!\\.)`);
  return plan
    .list(folder)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${folder}/updating/`))
    .flatMap((file) =>
      findLines(file, plan.read(file), pattern, `is this true for Capacitor ${Number(major) + 1}, too?`),
    );
}

/** Prints decisions as a list. */
export function printDecisions(decisions: readonly Decision[]): void {
  if (decisions.length === 0) return;
  console.log(`\nTo decide (${decisions.length}):`);
  for (const { file, line, question } of decisions) console.log(`  ${file}:${line}: ${question}`);
}
