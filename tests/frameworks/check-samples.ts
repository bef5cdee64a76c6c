/** Compiles the samples in the tabs of a framework with the framework's own compiler. */
import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Framework } from '../../src/config/frameworks';
import type { VersionName } from '../../src/config/versions';
import type { Problem } from '../../src/packages/docs-checks/problem';
import { findInstallProblem } from '../../src/packages/docs-cli/setup/check-setup';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import type { Page } from '../../src/remark/pages';
import { compilers, type Diagnostic } from './compilers';
import { type PlacedSample, placeSamples } from './place-samples';

/** Folder of the package with the frameworks and their compilers. */
const packageFolder = join(projectRoot, 'tests/frameworks');

/** Whether the compilers are installed according to the lockfile of their package. */
export function hasCompilers(): boolean {
  return findInstallProblem(packageFolder) === undefined;
}

/** Message of a skipped test. */
export const notRun = 'not run: the packages of tests/frameworks are not installed (npm ci --prefix tests/frameworks)';

const run = promisify(execFile);

/**
 * Compiles the samples of a framework on all pages, for all versions at once.
 *
 * @param fillFacts replaces `{{fact:name}}` in a block's code
 * @returns the compiler's problems, mapped to lines of the pages, and the number of blocks that it started from
 * @throws when the compiler fails without naming a sample
 */
export async function checkFrameworkSamples(
  pages: readonly Page[],
  framework: Framework,
  fillFacts: (code: string, version: VersionName) => string,
): Promise<{ compiled: number; problems: Problem[] }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${framework}-samples-`)));
  try {
    const { samples, problems } = placeSamples(pages, framework, folder, fillFacts);
    const roots = samples.filter(({ isRoot, path }) => isRoot && /\.(?:tsx?|vue|svelte)$/.test(path));
    if (roots.length === 0) return { compiled: 0, problems: [...problems] };
    const { settings } = compilers[framework];
    const files = roots.map(({ path }) => path);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, files }));
    const found = await compile(framework, folder);
    return { compiled: roots.length, problems: [...problems, ...found.map((each) => locate(each, samples, folder))] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compile(framework: Framework, folder: string): Promise<Diagnostic[]> {
  const { program, args, read } = compilers[framework];
  const command = [join(packageFolder, 'node_modules', program), ...args];
  try {
    await run(process.execPath, command, { cwd: folder, maxBuffer: 1e8 });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const found = read(`${stdout}\n${stderr}`);
    if (found.length > 0) return found;
    throw new Error(`The compiler of ${framework} failed: ${stdout}${stderr}`, { cause: error });
  }
}

function locate(
  { path, line, column, message }: Diagnostic,
  samples: readonly PlacedSample[],
  folder: string,
): Problem {
  const name = path.replaceAll('\\', '/').replace(`${folder.replaceAll('\\', '/')}/`, '');
  const sample = samples.find((each) => each.path === name);
  if (sample === undefined) throw new Error(`${path}:${line}: ${message}`);
  const { snippet, hiddenLines } = sample;
  const inBlock = line - hiddenLines;
  return {
    file: snippet.page.file,
    line: inBlock > 0 ? snippet.fenceLine + inBlock : (snippet.preamble?.line ?? snippet.fenceLine) + line - 1,
    column,
    message: `${snippet.frameworkTab ?? 'shared'} sample does not compile: ${message}`,
  };
}
