import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeAskChecks } from '../../../src/plugins/live-checks';

const question = { route: undefined, changed: [] };

/** Makes a project whose checks run the code for each question. */
function makeProject(code: string): string {
  const root = mkdtempSync(join(tmpdir(), 'ask-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'src/plugins/live-checks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'check-process.mjs'), `process.on('message', () => { ${code} });\n`);
  return root;
}

it('starts the process again when it has ended between two questions', async () => {
  const ask = makeAskChecks(makeProject('process.send({ findings: [process.pid] }, () => process.exit());'));
  const first = await ask(question);
  await vi.waitFor(() => expect(() => process.kill(Number(first[0]), 0)).toThrow(), 30_000);
  const second = await ask(question);
  expect(second).not.toEqual(first);
});

it('says when the process ends during a question', async () => {
  const ask = makeAskChecks(makeProject('process.exit();'));
  await expect(ask(question)).rejects.toThrow('their process has ended');
  await expect(ask(question)).rejects.toThrow('their process has ended');
});
