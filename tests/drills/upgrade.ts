/** Tries another release of a tool in a copy of the project, and reports what still works and what needs a look. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../src/packages/docs-cli/command';
import { runQuietly } from '../../src/packages/docs-cli/run-program';
import { withTemporaryFolder } from '../../src/packages/docs-cli/temporary-folder';
import { inputError } from '../../src/packages/shared/errors/input-error';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** Packages that are upgraded together, by the name to request them with. */
const families: Readonly<Record<string, (name: string) => boolean>> = {
  docusaurus: (name) => name.startsWith('@docusaurus/'),
  react: (name) => name === 'react' || name === 'react-dom',
  typescript: (name) => name === 'typescript',
  vite: (name) => name === 'vite',
};

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

/** @returns the manifest with the release for all packages of a family, and the names of these packages */
export function upgradePackages(
  manifest: Manifest,
  family: string,
  release: string,
): { manifest: Manifest; names: string[] } {
  const isOwn = families[family];
  if (isOwn === undefined) throw inputError(`"${family}" is not one of ${Object.keys(families).join(', ')}.`);
  const change = (packages: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(packages).map(([name, version]) => [name, isOwn(name) ? release : version]));
  const { dependencies = {}, devDependencies = {} } = manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(isOwn);
  const raised = { ...manifest, dependencies: change(dependencies), devDependencies: change(devDependencies) };
  // Vite comes with Vitest, and Docusaurus has its own React dependency: a package that the manifest does not name is overridden.
  return names.length > 0
    ? { manifest: raised, names }
    : { manifest: { ...raised, overrides: { ...raised.overrides, [family]: release } }, names: [family] };
}

/** Tests that compare our replacements with the upstream files that they were made from. */
const upstreamTests = [
  'tests/unit/theme/overrides.test.ts',
  'tests/unit/upstream/upstream.test.ts',
  'tests/unit/dom-contract/dom-contract.test.ts',
];

/** Most lines that say what failed in a step: more than there are upstream files that we compare with. */
const mostCauses = 200;

/** Tests of what readers do first. */
const journeys = [
  'tests/e2e/pages.spec.ts',
  'tests/e2e/versions.spec.ts',
  'tests/e2e/every-version.spec.ts',
  'tests/e2e/search-field.spec.ts',
];

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const vitest = (...args: string[]): readonly string[] => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...args,
];

const steps: readonly Step[] = [
  { name: 'install', command: 'npm', args: ['install', '--no-audit', '--no-fund', '--loglevel', 'error'] },
  {
    name: 'what we replace',
    command: 'npx',
    args: vitest('--project', 'unit', '--project', 'unit-alone', ...upstreamTests),
  },
  { name: 'types', command: 'npx', args: ['tsc'] },
  { name: 'build', command: 'npm', args: ['run', 'build'] },
  { name: 'build tests', command: 'npx', args: vitest('--project', 'build') },
  {
    name: 'journeys',
    command: 'npx',
    args: ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project=desktop', ...journeys],
  },
];

const escapeCode = String.fromCharCode(27);

/** Finds the lines of an output that say what failed, without duplicates. */
export function findCauses(output: string): string[] {
  const plain = output.replaceAll(new RegExp(`${escapeCode}\\[[0-9;]*m`, 'g'), '');
  const wanted =
    /^\s*(?:FAIL\s|npm error |\w*Error: |\[ERROR\]|[\w./-]+\(\d+,\d+\): error|[+] {3}"|\d+\) \[)|^(?:src|tests|docs)\/\S+:\d+/;
  return [
    ...new Set(
      plain
        .split('\n')
        .filter((line) => wanted.test(line))
        .map((line) => line.trim()),
    ),
  ].slice(0, mostCauses);
}

/** Runs the steps in a copy, and prints the result of each. */
async function tryIn(copy: string, manifest: Manifest): Promise<boolean> {
  const clone = await runQuietly('git', ['clone', '--quiet', projectRoot, copy], projectRoot);
  if (!clone.isFine) throw inputError('git clone failed. Is this folder a repository?');
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  let isFine = true;
  for (const { name, command, args } of steps) {
    const begin = Date.now();
    const outcome = await runQuietly(command, args, copy);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${name}: ${outcome.isFine ? 'works' : 'FAILED'} (${seconds} s)`);
    if (outcome.isFine) continue;
    isFine = false;
    const causes = findCauses(outcome.output);
    for (const cause of causes.length > 0 ? causes : outcome.output.trim().split('\n').slice(-8))
      console.log(`  ${cause}`);
    // Without packages or a build, there is nothing more to try.
    if (name === 'install' || name === 'build') break;
  }
  return isFine;
}

/**
 * Tries another release of a tool in a copy of the last commit.
 *
 * @param spec name of a family and a release, as npm writes it: `docusaurus@3.11.0`
 * @param isKept keeps the copy, so that you can look at it
 * @returns the exit code: 1 when a step fails
 */
export async function tryUpgrade(spec: string, isKept: boolean): Promise<number> {
  const [, family = '', release = ''] = /^([a-z]+)@(\d[\w.-]*)$/.exec(spec) ?? [];
  if (release === '') throw new UsageError(`"${spec}" is no release. Write it like docusaurus@3.11.0.`);
  const before: Manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const { manifest, names } = upgradePackages(before, family, release);
  for (const name of names)
    console.log(
      `${name} ${before.dependencies?.[name] ?? before.devDependencies?.[name] ?? '(override)'} → ${release}`,
    );
  return withTemporaryFolder(
    'upgrade',
    async (copy) => {
      if (isKept) console.log(`The copy is ${copy}`);
      return (await tryIn(copy, manifest)) ? 0 : 1;
    },
    isKept,
  );
}
