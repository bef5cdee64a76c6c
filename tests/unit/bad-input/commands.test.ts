import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../../src/cli/main';
import { type CopiedProject, copyProject } from './copied-project';
import { checkRefusal } from './refusal';

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
}, 120_000);
afterAll(() => project.remove());

describe('the commands', () => {
  it('refuse an option that they do not have, in one line', async () => {
    const tools = Object.keys(commands);
    const outcomes = await project.runEach(tools.map((tool) => [tool, '--nonsense']));
    expect(outcomes).toHaveLength(tools.length);
    for (const [index, { code, lines }] of outcomes.entries()) {
      expect.soft([tools[index], code, lines.length], lines.join('\n')).toEqual([tools[index], 2, 1]);
    }
  }, 120_000);

  it.each(['serve', 'start'])(
    '%s refuses ports that are none',
    async (tool) => {
      for (const port of ['web', '65536', '-1', '']) {
        checkRefusal(project, await project.run([tool, `--port=${port}`]), [/--port must be a number/], 2);
      }
      const says = ['The environment variable PORT must be', '"80 80"'];
      checkRefusal(project, await project.run([tool], {}, { PORT: '80 80' }), says, 2);
    },
    120_000,
  );

  it('start says that the port is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const outcome = await project.run(['start', '--port', String(port)]);
    await new Promise((resolve) => server.close(resolve));
    checkRefusal(project, outcome, [`Port ${port} is in use`, 'choose one']);
  }, 120_000);

  it('start names the versions that there are, and no stack', async () => {
    const outcome = await project.run(['start', '--port', '0'], {}, { DOCS_VERSIONS: 'v6' });
    checkRefusal(project, outcome, ['DOCS_VERSIONS names v6', 'Use v5 (or current), v4']);
    expect(outcome.lines).toHaveLength(1);
  }, 120_000);

  it.each(['build', 'start', 'check:docs', 'docs:retire v2'])(
    '%s says that no version is the latest',
    async (tool) => {
      const outcome = await project.run(tool.split(' '), {
        'src/config/version-states.ts': (text) => text.replace("'latest' }", "'unmaintained' }"),
      });
      checkRefusal(project, outcome, ['src/config/version-states.ts: one version must be the latest, but 0 are']);
      expect(outcome.lines).toHaveLength(1);
    },
    120_000,
  );

  it('serve says that the build is half', async () => {
    checkRefusal(project, await project.run(['serve', '--port', '0']), ['no complete build', 'npm run build']);
  }, 120_000);

  it('print the one line of an input error, and nothing around it', async () => {
    const files = { 'package-lock.json': '{\n<<<<<<< ours\n' };
    const build = await project.run(['build'], files);
    checkRefusal(project, build, [/^package-lock\.json:2: this is not valid JSON: .*git checkout package-lock\.json/]);
    expect(build.lines).toHaveLength(1);
  }, 120_000);

  it('search:eval says that the index is missing, or damaged', async () => {
    checkRefusal(project, await project.run(['search:eval']), ['no search index', 'npm run build']);
    const damaged = { 'build/search-index/manifest.json': '{"v": 1,' };
    checkRefusal(project, await project.run(['search:eval'], damaged), [
      'build/search-index/manifest.json:1: ',
      'Build again',
    ]);
  }, 120_000);
});
