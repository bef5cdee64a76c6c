import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../src/packages/docs-cli/run-program';
import { checkFreeze } from '../../src/packages/docs-cli/versions/freeze';
import { type StateEntry, statesFile } from '../../src/packages/docs-cli/versions/states';
import { handFactsFile } from '../../src/packages/reference/facts/hand-facts';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** A file that `docs:version` adds the routes of a version to. */
const routes = 'tests/fixtures/routes';

/**
 * Freezes versions in a copy of the project with the commands that a writer would use, until it has the wanted number of them. Each gets the packages
 * and the facts of the one before it, because nobody has published others yet.
 *
 * @param root absolute path of the copy, with installed packages
 * @param wanted number of versions
 * @returns the names of all versions, newest first
 * @throws what a command printed that failed
 */
export async function addVersions(root: string, wanted: number): Promise<string[]> {
  cpSync(join(projectRoot, routes), join(root, routes), { recursive: true });
  for (;;) {
    const entries = readStates(root);
    const names = entries.map(({ name }) => name);
    const [current = ''] = names;
    if (names.length >= wanted) return names;
    const next = checkFreeze(entries, current);
    const manifest = readFileSync(join(root, workspaceOf(current), 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    writeFileSync(join(root, 'packages.json'), JSON.stringify(dependencies));
    await run(root, 'docs:version', current, '--packages', 'packages.json');
    rmSync(join(root, 'packages.json'));
    cpSync(join(root, handFactsFile(current)), join(root, handFactsFile(next)));
    // What npm would install is there already.
    const [installed, needed] = [current, next].map((name) => join(root, workspaceOf(name), 'node_modules'));
    if (installed !== undefined && needed !== undefined) symlinkSync(installed, needed, 'junction');
    lockWorkspace(root, current, next);
    await run(root, 'packages:update', '--installed', '--in', next);
  }
}

/** Reads the list of versions of a copy of the project. */
export function readStates(root: string): StateEntry[] {
  const text = readFileSync(join(root, statesFile), 'utf8');
  return [...text.matchAll(/\{ name: '(v\d+)', state: '(\w+)' \}/g)].map(([, name = '', state]) => ({
    name,
    state: state as StateEntry['state'],
  }));
}

const workspaceOf = (name: string): string => `src/capacitor/${name}`;

/** Enters a workspace into the lock file, with what another one has, as `npm install` would. */
function lockWorkspace(root: string, known: string, added: string): void {
  const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );
  lock.packages[''].workspaces = manifest.workspaces;
  const folder = workspaceOf(known);
  for (const [path, entry] of Object.entries<object>(lock.packages)) {
    if (path !== folder && !path.startsWith(`${folder}/`)) continue;
    const copy = workspaceOf(added) + path.slice(folder.length);
    const { name } = JSON.parse(readFileSync(join(root, workspaceOf(added), 'package.json'), 'utf8'));
    lock.packages[copy] = path === folder ? { ...entry, name } : entry;
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock, null, 2));
}

async function run(root: string, ...command: readonly string[]): Promise<void> {
  const { isFine, output } = await runQuietly(process.execPath, ['src/packages/docs-cli/run.mjs', ...command], root);
  if (!isFine) throw new Error(`${command.join(' ')}: ${output.trim()}`);
}
