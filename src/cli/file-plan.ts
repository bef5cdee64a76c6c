/**
 * Changes of many files as one: planned in memory, shown or made. Either all are made or none, also when the disk is full or somebody presses
 * Ctrl+C; after a kill the next command puts back what was there.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError } from '../build/errors/input-error';
import { listPaths } from '../build/files/file-paths';

/** New content of each file by its path from the root; null where it goes. */
export class FilePlan {
  readonly changes = new Map<string, string | Uint8Array | null>();

  constructor(readonly root: string) {}

  /** Text of a file as it will be. */
  read(file: string): string {
    const planned = this.changes.get(file);
    if (planned === null) throw inputError(`${file} is gone.`);
    if (planned !== undefined) return typeof planned === 'string' ? planned : new TextDecoder().decode(planned);
    const path = join(this.root, file);
    if (!existsSync(path)) throw inputError(`${file} is missing. Restore it: git checkout ${file}`);
    return readFileSync(path, 'utf8');
  }

  has(file: string): boolean {
    const planned = this.changes.get(file);
    return planned === undefined ? existsSync(join(this.root, file)) : planned !== null;
  }

  write(file: string, content: string | Uint8Array): void {
    this.changes.set(file, content);
  }

  /** @param change what becomes of its text */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file);
    const changed = change(text);
    if (changed !== text) this.write(file, changed);
  }

  remove(file: string): void {
    this.changes.set(file, null);
  }

  /** Paths of the files below a folder, from the root, as they will be; sorted. */
  list(folder: string): string[] {
    const path = join(this.root, folder);
    const there = existsSync(path)
      ? listPaths(path)
          .filter((name) => statSync(join(path, name)).isFile())
          .map((name) => `${folder}/${name}`)
      : [];
    const planned = [...this.changes.keys()].filter((file) => file.startsWith(`${folder}/`));
    return [...new Set([...there, ...planned])].filter((file) => this.has(file)).sort();
  }

  copyFolder(from: string, to: string): void {
    for (const file of this.list(from)) {
      const planned = this.changes.get(file);
      this.write(to + file.slice(from.length), planned ?? new Uint8Array(readFileSync(join(this.root, file))));
    }
  }

  removeFolder(folder: string): void {
    for (const file of this.list(folder)) this.remove(file);
  }

  /** What changes, a line for each folder with many files and for each other file. */
  describe(): string[] {
    const lines = [...this.changes].map(([file, content]) => {
      const verb = content === null ? 'remove' : existsSync(join(this.root, file)) ? 'change' : 'write';
      return {
        verb,
        file,
        folder: file
          .split('/')
          .slice(0, file.startsWith('docs/') ? 1 : 2)
          .join('/'),
      };
    });
    const groups = new Map<string, typeof lines>();
    for (const line of lines) {
      const key = `${line.verb} ${line.folder}`;
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (group.length > 8 && first !== undefined) return [`${first.verb} ${first.folder}/ (${group.length} files)`];
      return group.map(({ verb, file }) => `${verb} ${file}`);
    });
  }
}

/** Where the old files wait while the new ones take their place. */
const journal = '.unfinished-change';

/**
 * Puts back what a command was changing when it was killed.
 *
 * @returns whether there was something
 */
export function recover(root: string): boolean {
  const folder = join(root, journal);
  if (!existsSync(join(folder, 'files.json'))) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  putBack(root);
  return true;
}

function putBack(root: string): void {
  const folder = join(root, journal);
  const files: unknown = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  if (!Array.isArray(files))
    throw inputError(`${journal}/files.json is damaged. Restore the project with git, and remove ${journal}.`);
  for (const file of files.map(String)) {
    const [path, old] = [join(root, file), join(folder, 'old', file)];
    if (existsSync(old)) {
      mkdirSync(dirname(path), { recursive: true });
      cpSync(old, path);
    } else {
      rmSync(path, { force: true });
      dropEmptyFolders(root, dirname(file));
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Makes all changes of a plan, or none. */
export function applyPlan({ root, changes }: FilePlan): void {
  const folder = join(root, journal);
  recover(root);
  // While files change places, Ctrl+C waits: nothing here takes longer than a moment.
  const wait = (): void => {};
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, wait);
  try {
    for (const [file, content] of changes) {
      const path = join(root, file);
      if (existsSync(path)) {
        mkdirSync(dirname(join(folder, 'old', file)), { recursive: true });
        cpSync(path, join(folder, 'old', file));
      }
      if (content !== null) {
        mkdirSync(dirname(join(folder, 'new', file)), { recursive: true });
        writeFileSync(join(folder, 'new', file), content);
      }
    }
    // From here on there is something to put back.
    writeFileSync(join(folder, 'files.json.part'), JSON.stringify([...changes.keys()]));
    renameSync(join(folder, 'files.json.part'), join(folder, 'files.json'));
    try {
      for (const [file, content] of changes) {
        const path = join(root, file);
        if (content === null) {
          rmSync(path, { force: true });
          dropEmptyFolders(root, dirname(file));
        } else {
          mkdirSync(dirname(path), { recursive: true });
          renameSync(join(folder, 'new', file), path);
        }
      }
    } catch (error) {
      putBack(root);
      throw error;
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(`Nothing was changed: ${reason}`);
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
  rmSync(folder, { recursive: true, force: true });
}

function dropEmptyFolders(root: string, folder: string): void {
  for (let name = folder; name !== '.' && name !== ''; name = dirname(name)) {
    const path = join(root, name);
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
