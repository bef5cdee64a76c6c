import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inputError, projectRoot, readJson, readJsonFile } from '@capacitor-docs/shared';

/** What a package.json and its entry in package-lock.json have in common. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

/** One entry of `packages` in package-lock.json. */
interface LockEntry extends Manifest {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/**
 * Checks that package-lock.json was written for the package.json files of a project, and that its packages are installed, those of the workspaces
 * included. Packages that a platform may not need (`optional`) count only when another version is installed.
 *
 * @param [root] absolute path of the project
 * @throws one line about the first difference, with what to do
 */
export function checkSetup(root: string = projectRoot): void {
  const read = (file: string): unknown => readJsonFile(join(root, file), file, `Restore it: git checkout ${file}`);
  const packages = Object.entries((read('package-lock.json') as { packages: Record<string, LockEntry> }).packages);
  for (const [folder, locked] of packages.filter(([path]) => !path.includes('node_modules'))) {
    const file = posix.join(folder, 'package.json');
    const manifest = read(file) as Manifest;
    const isLocked = (['dependencies', 'devDependencies', 'workspaces'] as const).every((field) =>
      isDeepStrictEqual(manifest[field] ?? {}, locked[field] ?? {}),
    );
    if (!isLocked) throw inputError(`package-lock.json does not match ${file}. Bring it up to date: npm install`);
  }
  if (!existsSync(join(root, 'node_modules'))) throw inputError('The packages are not installed. Install them: npm ci');
  for (const [folder, { version, link, optional }] of packages.filter(([path]) => path !== '')) {
    const installed = readJson(join(root, folder, 'package.json')) as { version?: string } | null;
    if (installed === null ? optional : link || version === undefined || installed.version === version) continue;
    const found = installed === null ? 'is missing' : `has version ${installed.version} instead of ${version}`;
    throw inputError(`Installed packages differ from package-lock.json: ${folder} ${found}. Install again: npm ci`);
  }
}

/** @returns the line of {@link checkSetup}; undefined when all is well */
export function findInstallProblem(root: string): string | undefined {
  try {
    checkSetup(root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
