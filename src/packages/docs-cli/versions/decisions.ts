/** Decisions that a command can't make: places in files that a person has to check. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { FilePlan } from '../file-plan';

export interface Decision {
  readonly file: string;
  readonly line: number;
  readonly question: string;
}

/** Finds every line of the files that matches. */
export function findLines(plan: FilePlan, files: readonly string[], pattern: RegExp, question: string): Decision[] {
  return files.flatMap((file) =>
    plan
      .read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1, question }] : [])),
  );
}

/** Finds text that still names the copied version, page by page. */
export function findOldNumbers(plan: FilePlan, folder: string, major: string): Decision[] {
  const pattern = new RegExp(`\\b(?:Capacitor|versions?(?: \\d+ (?:and|or|to))?|v) ?${major}\\b(?!\\.)`);
  const files = plan.listMarkdown(folder).filter((file) => !file.startsWith(`${folder}/updating/`));
  return findLines(plan, files, pattern, `is this true for Capacitor ${Number(major) + 1}, too?`);
}

/** Shows or makes the changes of a plan, then prints what a person has to decide. */
export function finishChange(plan: FilePlan, decisions: readonly Decision[], isDry: boolean): void {
  for (const line of plan.describe()) console.log(isDry ? `would ${line}` : line);
  if (!isDry) {
    plan.apply();
    formatFiles(plan);
  }
  if (decisions.length === 0) return;
  console.log(`\nTo decide (${decisions.length}):`);
  for (const { file, line, question } of decisions) console.log(`  ${file}:${line}: ${question}`);
}

/** Formats what was written, so that `npm run check` has nothing to say about it. */
function formatFiles(plan: FilePlan): void {
  const files = [...plan.changes].flatMap(([file, content]) =>
    content !== null && /\.(?:ts|json)$/.test(file) ? [file] : [],
  );
  if (files.length === 0) return;
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--write', '--no-errors-on-unmatched', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: plan.root, stdio: 'ignore' });
  if (status !== 0) console.log('\nBiome could not format what has changed. Run: npm run format');
}
