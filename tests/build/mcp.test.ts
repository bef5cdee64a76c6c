import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath, docsVersions, knownVersions, latestVersion, versionNames } from '../../src/config/versions';
import { makeDocs } from '../../src/mcp/docs';
import { openSource } from '../../src/mcp/source';
import { checkSnippet } from '../../src/mcp/tools/check-snippet';
import { getMember } from '../../src/mcp/tools/get-member';
import { needsShell } from '../../src/packages/docs-cli/run-program';
import { findInstallProblem } from '../../src/packages/docs-cli/setup/check-setup';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { questions } from '../fixtures/mcp-questions.json' with { type: 'json' };
import { buildFolder, hasBuiltFile, readBuiltFile } from './site';

/** Minimum number of the 40 questions whose first result must be right. */
const questionBar = 38;

const serverFolder = join(projectRoot, 'src/mcp');
const isMissing = findInstallProblem(serverFolder) !== undefined;
const notRun = 'not run: the packages of src/mcp are not installed (npm ci --prefix src/mcp)';

const latest = latestVersion.name;

/** The newest unmaintained version, and the version before it. */
const older = docsVersions.find(({ state }) => state === 'unmaintained') ?? latestVersion;
const before = knownVersions[knownVersions.indexOf(older.name) + 1];

const run = promisify(execFile);

// The tests must not run the server of older sources.
if (!isMissing) await run('npm', ['run', 'build'], { cwd: serverFolder, shell: needsShell('npm') });

const docs = makeDocs(await openSource(buildFolder));

/** The part of the official client that the tests use. Its types are only available where its package is installed. */
interface Client {
  connect(transport: object): Promise<void>;
  close(): Promise<void>;
  listTools(): Promise<{ tools: { name: string; description?: string; inputSchema: { required?: string[] } }[] }>;
  callTool(request: { name: string; arguments: object }): Promise<{
    isError?: boolean;
    content: { type: string; text: string }[];
  }>;
}

async function load<Module>(name: string): Promise<Module> {
  const file = createRequire(join(serverFolder, 'package.json')).resolve(name);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}

/** Starts the server as an editor does, and connects the official client to it. */
async function startClient(place: string): Promise<Client> {
  const { Client: McpClient } = await load<{ Client: new (info: object) => Client }>(
    '@modelcontextprotocol/sdk/client/index.js',
  );
  const { StdioClientTransport } = await load<{ StdioClientTransport: new (options: object) => object }>(
    '@modelcontextprotocol/sdk/client/stdio.js',
  );
  const client = new McpClient({ name: 'tests', version: '1.0.0' });
  const args = [join(serverFolder, 'dist/server.js'), '--docs', place];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  return client;
}

async function ask(client: Client, name: string, args: object): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  expect(content.map(({ type }) => type)).toEqual(['text']);
  return { text: content[0]?.text ?? '', isError };
}

describe.each(versionNames)('the tools in %s', (version) => {
  it('find nothing wrong with the samples of the pages, which compile', async () => {
    const texts = (await docs.listPages(version)).map((page) => readBuiltFile(page.file));
    const blocks = texts
      .flatMap((text) => [...text.matchAll(/^```tsx?(?: [^\n]*)?\n(.*?)^```$/gms)].map(([, code = '']) => code))
      .filter((code) => code.includes('@capacitor/'));
    const answers = await Promise.all(blocks.map((code) => checkSnippet(docs, { version, code })));
    expect(answers.filter((answer) => /: [1-9]\d* calls? into /.test(answer)).length).toBeGreaterThan(50);
    const wrong = answers.flatMap((answer) => answer.match(/^.* error: .*$/gm) ?? []);
    expect(wrong).toEqual([]);
  });

  it('describe every id', async () => {
    const { plugins } = await docs.readData(version, 'api');
    const { keys } = await docs.readData(version, 'config');
    const { commands } = await docs.readData(version, 'cli');
    const ids = [...plugins.flatMap(({ members }) => members), ...keys, ...commands].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(500);
    for (const id of ids) expect(await getMember(docs, { version, id })).toContain(` ${id}`);
  });
});

const hasPages = ({ version }: { version: string }): boolean => versionNames.some((name) => name === version);

describe('the questions', () => {
  it('are 40, of all versions, for pages that are there', () => {
    expect(questions).toHaveLength(40);
    expect(questions.filter(({ version }) => !knownVersions.some((name) => name === version))).toEqual([]);
  });

  it('name pages that exist', async () => {
    for (const { version, pages } of questions.filter(hasPages)) {
      const listed = (await docs.listPages(version as (typeof versionNames)[number])).map(({ path }) => path);
      expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
    }
  });
});

describe('the server', () => {
  describe.skipIf(isMissing)(isMissing ? notRun : 'with the official client', () => {
    let client: Client;
    let remote: Client;
    let site: Server;

    beforeAll(async () => {
      await run(process.execPath, [join(serverFolder, 'node_modules/typescript/bin/tsc'), '-p', serverFolder]);
      const esbuild = join(serverFolder, 'node_modules/esbuild/bin/esbuild');
      const { scripts } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as {
        scripts: { build: string };
      };
      // The same as npm run build, but without npm.
      await run(esbuild, scripts.build.split(' ').slice(1), { cwd: serverFolder });
      client = await startClient(buildFolder);
      site = createServer(({ url = '' }, response) => {
        const file = decodeURI(url).slice(basePath.length);
        if (!hasBuiltFile(file)) response.writeHead(404).end();
        else response.end(readBuiltFile(file));
      });
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      remote = await startClient(`http://127.0.0.1:${(site.address() as AddressInfo).port}/docs`);
    });

    afterAll(async () => {
      await client?.close();
      await remote?.close();
      site?.close();
    });

    it('has the tools, each of which says what it needs', async () => {
      const { tools } = await client.listTools();
      expect(Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]))).toEqual({
        list_versions: [],
        search_docs: ['query', 'version'],
        get_page: ['version', 'path'],
        get_member: ['version', 'id'],
        what_changed: ['from', 'to'],
        check_snippet: ['version', 'code'],
      });
      expect(tools.filter(({ description = '' }) => description.length < 40)).toEqual([]);
    });

    it('answers at least 38 of 40 questions with the right page first, and all with it among the first three', async () => {
      const judged = await Promise.all(
        // Questions about a retired version are skipped.
        questions.filter(hasPages).map(async ({ question, version, pages }) => {
          const { text } = await ask(client, 'search_docs', { query: question, version });
          expect(text).toMatch(new RegExp(`^${version} \\(`));
          const found = [...text.matchAll(/^\d+\. .* \(path (\S+)\)$/gm)].map(([, path = '']) => path);
          return {
            question: `${version}: ${question}`,
            place: found.findIndex((path) => pages.includes(path)) + 1,
            found,
          };
        }),
      );
      const misses = judged.filter(({ place }) => place !== 1);
      expect(misses.length, JSON.stringify(misses, null, 1)).toBeLessThanOrEqual(questions.length - questionBar);
      expect(misses.filter(({ place }) => place === 0 || place > 3)).toEqual([]);
    });

    const requests: readonly (readonly [name: string, args: object])[] = [
      ['list_versions', {}],
      ['search_docs', { query: 'take a photo', version: older.name, limit: 2 }],
      ['get_page', { version: older.name, path: 'apis/camera' }],
      ['get_member', { version: older.name, id: 'Camera.getPhoto' }],
      ['what_changed', { from: before, to: older.name, plugin: 'camera' }],
      ['check_snippet', { version: older.name, code: 'Camera.getPhotto();' }],
    ];

    it.each(requests)(
      'answers %s with version, state and address, the same from a folder and from a site',
      async (name, args) => {
        const answer = await ask(client, name, args);
        expect(answer.isError).toBe(false);
        expect(answer.text).toMatch(
          new RegExp(`${older.name} \\(unmaintained|version: ${older.name}\nstate: unmaintained`),
        );
        expect(answer.text).toContain(`https://capacitorjs.com/docs/${older.routePrefix}`);
        expect(await ask(remote, name, args)).toEqual(answer);
      },
    );

    it('gives a page as it is in the build', async () => {
      const { text } = await ask(client, 'get_page', { version: latest, path: 'apis/camera' });
      expect(text).toBe(readBuiltFile('apis/camera.md'));
    });

    it.each([
      [
        'get_page',
        { version: latest, path: 'apis/camra' },
        `${latest} has no page "apis/camra". The nearest one is apis/camera.`,
      ],
      [
        'get_page',
        { version: latest, path: '../package.json' },
        `${latest} has no page "../package.json". Find it with search_docs.`,
      ],
      [
        'get_page',
        { version: latest, path: '__proto__' },
        `${latest} has no page "__proto__". Find it with search_docs.`,
      ],
      [
        'get_page',
        { version: 'v0', path: 'apis' },
        `There is no version "v0", only ${versionNames.join(', ')}. The nearest one is ${versionNames.at(-1)}.`,
      ],
      [
        'get_member',
        { version: latest, id: '__proto__' },
        `${latest} has no plugin, member, command or setting "__proto__". Find it with search_docs.`,
      ],
      [
        'get_page',
        { version: latest, path: 'x'.repeat(1_000_000) },
        'MCP error -32602: Input validation error: Invalid arguments for tool get_page: path is longer than 300 characters at path',
      ],
      [
        'check_snippet',
        { version: latest, code: 'x'.repeat(1_000_000) },
        'MCP error -32602: Input validation error: Invalid arguments for tool check_snippet: code is longer than 100000 characters at code',
      ],
      [
        'search_docs',
        { version: latest, query: '' },
        'MCP error -32602: Input validation error: Invalid arguments for tool search_docs: query is empty at query',
      ],
    ])('refuses in one sentence: %s, case %#', async (name, args, message) => {
      expect(await ask(client, name, args)).toEqual({ text: message, isError: true });
    });

    it.each([
      [[], 'Say where the docs are: --docs build, or --docs https://capacitorjs.com/docs\n'],
      [
        ['--docs', join(buildFolder, 'none')],
        `${join(buildFolder, 'none')} is not a folder. Name the folder of a build, or the address of the site.\n`,
      ],
      [['--docs', projectRoot], `${projectRoot} has no file data/index.json.\n`],
    ])('does not start with %j', async (args, message) => {
      const started = run(process.execPath, [join(serverFolder, 'dist/server.js'), ...args]);
      await expect(started).rejects.toMatchObject({ code: 1, stderr: message, stdout: '' });
    });
  });

  it('is not a part of what a build installs', () => {
    const { workspaces, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    ) as Record<string, object>;
    expect(JSON.stringify({ workspaces, dependencies, devDependencies })).not.toMatch(/mcp|modelcontextprotocol/);
    expect(existsSync(join(projectRoot, 'node_modules/@modelcontextprotocol'))).toBe(false);
  });
});
