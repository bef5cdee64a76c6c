import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../src/config/site';
import { basePath, versionNames } from '../../src/config/versions';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { configSchemaFile } from '../../src/plugins/reference-data/config-schema';
import type { ApiData, ChangesData, CliData, ConfigData, FactsData } from '../../src/plugins/reference-data/model';
import { dataFiles } from '../../src/plugins/reference-data/version-data';
import { hasBuiltFile, readBuiltFile } from './site';

const root = site.url + basePath;

function readData<Data>(file: string): Data {
  return JSON.parse(readBuiltFile(`data/${file}`)) as Data;
}

/** Whether a text is an absolute, normalized URL. This is the only format in the schemas, and Ajv rejects formats that it does not know. */
function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === text;
}

/** @returns violations of the schema that the data names itself */
function findProblems(data: object): string[] {
  const { $schema } = data as { $schema: string };
  const ajv = new Ajv({ allErrors: true, formats: { uri: isAddress } });
  const validate = ajv.compile(JSON.parse(readBuiltFile($schema.slice(root.length))));
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Ids by page, read once for the links that point to them. */
const idsOfPages = new Map<string, ReadonlySet<string>>();
function leadsSomewhere(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const file = join(pathname.slice(basePath.length), 'index.html');
  if (!address.startsWith(root) || !hasBuiltFile(file)) return false;
  const ids =
    idsOfPages.get(file) ??
    new Set(
      [...readBuiltFile(file).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      ),
    );
  idsOfPages.set(file, ids);
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1)));
}

describe.each(versionNames)('the data of %s', (version) => {
  const api = readData<ApiData>(`${version}/api.json`);
  const cli = readData<CliData>(`${version}/cli.json`);
  const config = readData<ConfigData>(`${version}/config.json`);
  const facts = readData<FactsData>(`${version}/facts.json`);
  const changes = readData<ChangesData>(`${version}/changes.json`);

  it.each(dataFiles)('in %s.json is as its schema says', (file) => {
    expect(findProblems(readData(`${version}/${file}.json`))).toEqual([]);
  });

  it('has ids that are unique', () => {
    const lists = [
      api.plugins.flatMap(({ members }) => members),
      cli.commands.flatMap((command) => [command, ...command.options]),
      config.keys,
      facts.facts,
    ];
    for (const list of lists) {
      const ids = list.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('leads to pages and to the places on them', () => {
    const addresses = [
      ...api.plugins.flatMap(({ url, members }) => [url, ...members.map((member) => member.url)]),
      ...cli.commands.flatMap(({ url }) => url ?? []),
      ...config.keys.map(({ url }) => url),
    ];
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
    expect(api.plugins.filter(({ markdown }) => !hasBuiltFile(markdown.slice(root.length)))).toEqual([]);
  });

  it('has a schema of the configuration at the address that the page names, with links that lead somewhere', () => {
    const file = `data/${version}/${configSchemaFile}`;
    const schema = readData<{ $id: string }>(`${version}/${configSchemaFile}`);
    expect(schema.$id).toBe(root + file);
    const page = config.keys[0]?.url.replace(/#.*/, '') ?? '';
    expect(readBuiltFile(join(new URL(page).pathname.slice(basePath.length), 'index.html'))).toContain(root + file);
    const links = [...JSON.stringify(schema).matchAll(/\[Documentation\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(config.keys.length);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it('says of changes what the APIs have', () => {
    const isRetired = changes.from !== null && !versionNames.some((name) => name === changes.from);
    const older = changes.from === null || isRetired ? undefined : readData<ApiData>(`${changes.from}/api.json`);
    const list = (data: ApiData | undefined) =>
      new Set(
        data?.plugins.flatMap(({ id, importName, members }) => [
          id,
          `${id}/${importName}`,
          ...members.map((member) => member.id),
        ]),
      );
    const [now, before] = [list(api), list(older)];
    const unknown = changes.changes
      .filter(({ id }) => !id.startsWith('config/'))
      // The members of a retired version are no longer published.
      .filter(({ kind }) => !(isRetired && kind === 'removed'))
      .filter(({ kind, id }) => !(kind === 'removed' ? before : now).has(id));
    expect(unknown.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
    expect(changes.changes.length > 0).toBe(changes.from !== null);
  });
});

describe('the list of versions', () => {
  it('is as its schema says, and names every file', () => {
    const index = readData<{ versions: { version: string; files: Record<string, string> }[] }>('index.json');
    expect(findProblems(index)).toEqual([]);
    expect(index.versions.map(({ version }) => version)).toEqual(versionNames);
    for (const { files } of index.versions) {
      expect(Object.keys(files)).toEqual([...dataFiles]);
      for (const address of Object.values(files)) expect(hasBuiltFile(address.slice(root.length)), address).toBe(true);
    }
  });
});

describe('the schemas', () => {
  it('refuse what is missing, what is unknown and what is of another type', () => {
    const facts = readData<FactsData>('v4/facts.json');
    expect(findProblems({ ...facts, state: 'old' })).not.toEqual([]);
    expect(findProblems({ ...facts, more: 1 })).not.toEqual([]);
    expect(findProblems({ ...facts, facts: [{ id: 'a' }] })).not.toEqual([]);
  });
});

describe('the examples of the page about data', () => {
  const run = promisify(execFile);
  const page = readFileSync(join(projectRoot, 'src/pages/data.md'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'data-examples-'));
  let server: Server;

  /** Runs a script from the page in an app's folder, against the build. */
  async function runExample(name: string, ...args: string[]): Promise<string> {
    const code = new RegExp(`\`\`\`js title="${name}"\\n(.*?)\\n\`\`\``, 's').exec(page)?.[1];
    if (code === undefined) throw new Error(`src/pages/data.md has no block with the title ${name}.`);
    writeFileSync(join(folder, name), code);
    const { port } = server.address() as AddressInfo;
    const env = { PATH: process.env.PATH, CAPACITOR_DOCS: `http://127.0.0.1:${port}/docs` };
    const { stdout } = await run(process.execPath, [name, ...args], { cwd: folder, env });
    return stdout;
  }

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const file = url.slice(basePath.length);
      if (!hasBuiltFile(file)) response.writeHead(404).end();
      else response.setHeader('Content-Type', 'application/json').end(readBuiltFile(file));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { '@capacitor/core': '^3.4.0' } }));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('write a snippet for each method', async () => {
    expect(await runExample('write-snippets.mjs', 'v4')).toMatch(/^Wrote \d{3} snippets\.\n$/);
    const snippets = JSON.parse(readFileSync(join(folder, '.vscode/capacitor.code-snippets'), 'utf8'));
    expect(snippets['Camera.getPhoto']).toMatchObject({ prefix: 'Camera.getPhoto', body: 'await Camera.getPhoto($0)' });
  });

  it('find deprecated calls with file and line', async () => {
    const api = readData<ApiData>('v4/api.json');
    const found = api.plugins.flatMap(({ importName, members }) =>
      members
        .filter(({ kind, deprecated }) => kind === 'method' && deprecated !== undefined)
        .map(({ name }) => `${importName}.${name}`),
    );
    const [call] = found;
    expect(call).toBeDefined();
    writeFileSync(join(folder, 'src/app.ts'), `const fine = Camera.getPhoto({});\n\nawait ${call}();\n`);
    const output = await runExample('find-deprecated.mjs', 'v4', 'src');
    expect(output).toContain(`::warning file=${join('src', 'app.ts')},line=3::${call} is deprecated: `);
    expect(output).toMatch(/\n1 deprecated calls\.\n$/);
  });

  it('write a badge for the version of the app', async () => {
    expect(await runExample('write-badge.mjs')).toBe('Capacitor: v3 (unmaintained)\n');
    expect(JSON.parse(readFileSync(join(folder, 'capacitor-badge.json'), 'utf8'))).toMatchObject({
      schemaVersion: 1,
      color: 'orange',
    });
  });

  it('say which address failed', async () => {
    await expect(runExample('write-snippets.mjs', 'v1')).rejects.toThrow(/data\/v1\/api\.json responded with 404/);
  });
});
