import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushSearch } from '../../../src/packages/docs-cli/push-search';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { writeBuild } from './pages';
import { type Listening, listen, StubService } from './stub-service';

let service: StubService;
let listening: Listening;
let outDir: string;

beforeEach(async () => {
  service = new StubService();
  listening = await listen(service);
  outDir = mkdtempSync(join(tmpdir(), 'search-push-'));
  writeBuild(outDir, [
    { path: '', title: 'Start', body: '<p>Where to begin.</p>' },
    { path: 'config', title: 'Configuration', body: '<h2 id=schema>Schema</h2><pre><code>appId: string</code></pre>' },
  ]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  rmSync(outDir, { recursive: true });
  await listening.close();
});

/** Runs the command against the stub and returns its output. */
async function push(
  options: Parameters<typeof pushSearch>[0] = {},
  env: Readonly<Record<string, string>> = {},
  places: Parameters<typeof pushSearch>[2] = {},
): Promise<{ output: string; errors: string }> {
  const output: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => output.push(line));
  const pushed = pushSearch(
    options,
    {
      ALGOLIA_APP_ID: service.appId,
      ALGOLIA_INDEX_NAME: 'capacitor',
      ALGOLIA_ADMIN_API_KEY: service.adminKey,
      ...env,
    },
    { outDir, hosts: [listening.host], ...places },
  );
  await pushed.catch((error: Error) => errors.push(error.stack ?? ''));
  const texts = { output: output.join('\n'), errors: errors.join('\n') };
  expect(JSON.stringify(texts)).not.toContain(env.ALGOLIA_ADMIN_API_KEY ?? service.adminKey);
  return texts;
}

describe('npm run cli search:push', () => {
  it('sends the headings, texts and code of the build', async () => {
    expect(await push()).toEqual({ output: 'capacitor had 0 records and has 5 now.', errors: '' });
    const records = [...(service.indexes.get('capacitor')?.records.values() ?? [])];
    expect(records.map(({ url, type, content }) => [url, type, content])).toEqual([
      ['https://capacitorjs.com/docs/config', 'lvl1', null],
      ['https://capacitorjs.com/docs/config#schema', 'lvl2', null],
      ['https://capacitorjs.com/docs/config#schema', 'content', 'appId: string'],
      ['https://capacitorjs.com/docs/', 'lvl1', null],
      ['https://capacitorjs.com/docs/', 'content', 'Where to begin.'],
    ]);
    expect(records[2]).toMatchObject({
      hierarchy: { lvl0: 'Documentation', lvl1: 'Configuration', lvl2: 'Schema', lvl3: null },
      language: 'en',
      docusaurus_tag: 'docs-default-v4',
      version: 'v4',
    });
  });

  it('says what it would do with --dry-run, and sends nothing', async () => {
    expect(await push({ 'dry-run': true })).toEqual({
      output: 'capacitor has 0 records and would have 5. Nothing was sent.',
      errors: '',
    });
    expect(service.indexes.size).toBe(0);
  });

  it('refuses a build without pages of a version', async () => {
    rmSync(join(outDir, 'config'), { recursive: true });
    writeFileSync(join(outDir, 'index.html'), '<html><head></head><body>nothing</body></html>');
    expect(await push()).toEqual({
      output: '',
      errors: 'The build has no records: it has no pages, or they have another markup.',
    });
  });

  it('refuses to take most of the index away, unless it is told to', async () => {
    service.indexes.set('capacitor', {
      records: new Map(Array.from({ length: 50 }, (_, id) => [String(id), { objectID: String(id) }])),
      settings: {},
      synonyms: [],
      rules: [],
    });
    expect(await push()).toMatchObject({
      errors: expect.stringMatching(/^The index has 50 records.*--allow-drop\.$/),
    });
    expect(await push({ 'allow-drop': true })).toMatchObject({ output: 'capacitor had 50 records and has 5 now.' });
  });

  it.each([
    ['a key that is not known', { ALGOLIA_ADMIN_API_KEY: 'some-other-key' }, 'Invalid Application-ID or API key.'],
    [
      'a key that may only search',
      { ALGOLIA_ADMIN_API_KEY: 'key-that-may-search' },
      'Method not allowed with this API key.',
    ],
  ])('says which rights are missing for %s', async (_, env, reason) => {
    const { errors } = await push({}, env);
    expect(errors).toContain(`Algolia refuses ALGOLIA_ADMIN_API_KEY: ${reason} It must be a key of ALGOLIA_APP_ID`);
    expect(errors.split('\n')).toHaveLength(1);
  });

  it('never shows the key, even when the service does', async () => {
    service.fault = ({ headers }) => ({
      status: 403,
      body: { message: `Key ${headers['x-algolia-api-key']} is\nblocked`, status: 403 },
    });
    const { errors } = await push();
    expect(errors).toContain('Key *** is blocked.');
  });

  it('gives up when nobody answers', async () => {
    service.fault = () => 'silence';
    const { errors } = await push();
    expect(errors).toBe(
      'Algolia does not answer. Check ALGOLIA_APP_ID and the connection, then push again. Nothing was sent.',
    );
  });

  it('gives up at once when nothing can be reached', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await push({}, {}, { hosts: [{ ...listening.host, port }] })).toMatchObject({
      errors: expect.stringMatching(/^Algolia does not answer\. .* Nothing was sent\.$/),
    });
  });

  it.each([
    [
      'variables that are missing',
      { ALGOLIA_INDEX_NAME: '', ALGOLIA_APP_ID: '' },
      'Set ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME to push the search index.',
    ],
    [
      'an id that would send the key to another host',
      { ALGOLIA_APP_ID: 'x.net/' },
      'ALGOLIA_APP_ID is "x.net/", which is not the id of an Algolia application: use letters and digits only, as in AB12CD34EF.',
    ],
    [
      'a key that is none',
      { ALGOLIA_ADMIN_API_KEY: 'a key\nof two lines' },
      'ALGOLIA_ADMIN_API_KEY is set to something that is not a key of Algolia: use letters, digits, and + / = _ - only.',
    ],
  ])('says so in one line about %s', async (_, env, line) => {
    expect(await push({}, env)).toEqual({ output: '', errors: line });
    expect(service.requests).toEqual([]);
  });

  it('says that there is no build', async () => {
    expect(await push({}, {}, { outDir: join(outDir, 'nowhere') })).toEqual({
      output: '',
      errors: 'There is no build to push. Make one: npm run build',
    });
  });

  it('is a command that ends with 1 when it can not push', async () => {
    const command = promisify(execFile)(process.execPath, ['src/packages/docs-cli/run.mjs', 'search:push'], {
      cwd: projectRoot,
      env: { ...process.env, ALGOLIA_APP_ID: '', ALGOLIA_INDEX_NAME: '', ALGOLIA_ADMIN_API_KEY: '' },
    });
    await expect(command).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY to push the search index.\n',
    });
  });
});
