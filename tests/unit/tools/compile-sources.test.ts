import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { compileSources } from '../../../src/cli/run-command';

/** Loads a file in the way that Docusaurus loads its configuration, and says what came of it. */
const load = `
const { loadFreshModule } = require(require.resolve('@docusaurus/utils', { paths: [require.resolve('@docusaurus/core/package.json')] }));
const compilers = () => Object.keys(require.cache).filter((file) => /jiti.dist.babel/.test(file)).length;
loadFreshModule(process.argv[1]).then(
  (value) => console.log(JSON.stringify({ value, babel: compilers() })),
  ({ cause }) => console.log(JSON.stringify({ stack: cause.stack, babel: compilers() })),
);`;

interface Loaded {
  readonly value?: unknown;
  readonly stack?: string;
  /** How many of Babel's files were loaded. */
  readonly babel: number;
}

let folder = '';
let cache = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-sources-'));
  cache = mkdtempSync(join(tmpdir(), 'compile-cache-'));
});
afterAll(() => {
  for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
});

/** @param nodeArgs options of Node */
async function loadSource(text: string, nodeArgs: readonly string[]): Promise<Loaded> {
  const file = join(folder, 'source.ts');
  writeFileSync(file, text);
  const env = { ...process.env, TMPDIR: cache, TEMP: cache, NODE_ENV: 'production' };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [...nodeArgs, '-e', load, file], { cwd: projectRoot, env });
  return JSON.parse(stdout) as Loaded;
}

const failing = `interface Size {
  readonly width: number;
}

function fail(size: Size): never {
  throw new Error(\`no room for \${size.width}\`);
}

export default fail({ width: 2 });
`;

describe('TypeScript that Docusaurus loads', () => {
  it('is compiled without Babel, and nothing is left of it', async () => {
    writeFileSync(join(folder, 'part.ts'), "export const part = (name: string): string => ['part', name].join(' ');\n");
    const text = `import { basename } from 'node:path';
import { part } from './part';
export default { name: basename(__filename), here: import.meta.url.startsWith('file:'), part: part('one') satisfies string };
`;
    const loaded = await loadSource(text, compileSources);
    expect(loaded).toEqual({ value: { name: 'source.ts', here: true, part: 'part one' }, babel: 0 });
    expect(readdirSync(cache)).toEqual([]);
  });

  it('has the lines in stack traces that were written', async () => {
    const { stack, babel } = await loadSource(failing, compileSources);
    expect(babel).toBe(0);
    expect(stack).toMatch(/^Error: no room for 2\n {4}at fail \(.+source\.ts:6:9\)\n {4}at .+source\.ts:9:16\n/);
  });

  it.each([
    ['without names', "import './gone';"],
    ['with names', "import { gone } from './gone';\nexport const found = gone;"],
    ['that is handed on', "export { gone } from './gone';"],
  ])('has the line of an import %s that leads nowhere', async (_, line) => {
    const text = `import { join } from 'node:path';\n\ninterface Size {}\n\nexport const part = join('a');\n${line}\n`;
    const { stack } = await loadSource(text, compileSources);
    expect(stack).toContain("Cannot find module './gone'");
    expect(/source\.ts:(\d+)/.exec(stack?.slice(stack.indexOf('\n    at ')) ?? '')?.[1]).toBe('6');
  });

  it('that does not parse is explained as without us', async () => {
    const text = 'export default 1;\nconst broken = ;\n';
    const [ours, theirs] = await Promise.all([loadSource(text, compileSources), loadSource(text, [])]);
    expect(ours.stack?.split('\n    at ')[0]).toBe(theirs.stack?.split('\n    at ')[0]);
    expect(theirs.babel).toBeGreaterThan(0);
    expect(ours.stack).toMatch(/ParseError: .+source\.ts:2:15/s);
  });
});
