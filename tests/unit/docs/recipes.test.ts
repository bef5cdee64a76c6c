/** Tests each command of CONTRIBUTING.md. Those that take seconds are run as written, the others with their help or a dry run. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands as ownCommands } from '../../../src/packages/docs-cli/main';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const recipes = read('CONTRIBUTING.md').split('\n## Recipes\n')[1]?.split('\n## ')[0] ?? '';

/** A command of a recipe, such as `npm run check:docs -- docs/guides`. */
interface Command {
  readonly line: string;
  /** Its name in package.json or in the list of commands. */
  readonly script: string;
  readonly args: readonly string[];
}

const lines = [...recipes.matchAll(/^```bash\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));

function parse(line: string): Command | undefined {
  const [, named, short, rest = ''] =
    /^(?:\w+=\S+ )?npm (?:run (?:cli )?([\w:-]+)|(start|test))(?: -- (.+))?$/.exec(line) ?? [];
  const script = named ?? short;
  return script === undefined ? undefined : { line, script, args: rest.split(' ').filter(Boolean) };
}

const commands = [...new Map(lines.map((line) => [line, parse(line)])).entries()];

/** Commands that other tests run completely, and that no option makes short. */
const runElsewhere = ['check', 'test:unit', 'test:build', 'test:e2e'];

/** Cached results, because several lines differ only in what `--help` ignores. */
const outcomes = new Map<string, ReturnType<typeof runScript>>();

function run({ script, args }: Command) {
  const quick = script === 'check:docs' && args.length > 0;
  const given = quick ? args : ['--help'];
  const key = [script, ...given].join(' ');
  const outcome = outcomes.get(key) ?? runScript(script, given);
  outcomes.set(key, outcome);
  return outcome;
}

function runScript(script: string, given: readonly string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const options = { cwd: projectRoot, encoding: 'utf8', env } as const;
  // swizzle is a command of Docusaurus.
  const isUpstream = scripts[script]?.startsWith('docusaurus ') === true;
  const program = isUpstream ? 'node_modules/@docusaurus/core/bin/docusaurus.mjs' : 'src/packages/docs-cli/run.mjs';
  return spawnSync(process.execPath, [program, script, ...given], options);
}

describe('the recipes of CONTRIBUTING.md', () => {
  it('are about each task, and each ends with a command', () => {
    const sections = recipes.split('\n### ').slice(1);
    const tasks =
      'page plugin picture tab sidebar version release retirement packages Docusaurus Ads announcement brand search Deployment preview';
    const titles = sections.map((section) => section.split('\n')[0] ?? '');
    expect(tasks.split(' ').filter((task) => !titles.some((title) => title.includes(task)))).toEqual([]);
    expect(sections.filter((section) => !/```bash\n(?:.+\n)+```/.test(section))).toEqual([]);
  });

  it.each(commands)('can run: %s', { timeout: 60_000 }, (line, command) => {
    if (command === undefined) throw new Error(`${line} is no command of npm`);
    const known = line.includes('npm run cli ') ? Object.keys(ownCommands) : Object.keys(scripts);
    expect(known).toContain(command.script);
    if (runElsewhere.includes(command.script)) return;
    const { status, stdout, stderr } = run(command);
    expect(stderr.replace(/^npm warn.*$/gm, '').trim()).toBe('');
    expect(status).toBe(0);
    expect(stdout.trim()).not.toBe('');
  });
});
