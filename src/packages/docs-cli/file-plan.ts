/** Treats changes to many files as one: they are planned in memory, where every check is made, then shown or written. Git is the way back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError, listPaths } from '@capacitor-docs/shared';

/** Maps the path of each file from the root to its new content, or to null when the file is removed. */
export class FilePlan {
  readonly changes = new Map<string, string | Uint8Array | null>();

  constructor(readonly root: string) {}

  /** Returns the text of a file as it will be after the change. */
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

  /** Writes a value as npm and Docusaurus write JSON. */
  writeJson(file: string, value: unknown): void {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** @param change gets the text and returns the new one */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file);
    const changed = change(text);
    if (changed !== text) this.write(file, changed);
  }

  remove(file: string): void {
    this.changes.set(file, null);
  }

  /** Lists the files that will be below a folder after the change: paths from the root, sorted. */
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

  /** Lists the files with Markdown below a folder, parts of pages included. */
  listMarkdown(folder: string): string[] {
    return this.list(folder).filter((file) => /\.mdx?$/.test(file));
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

  /** Describes the changes: one line for each folder with many files, and for each other file. */
  describe(): string[] {
    const groups = new Map<string, string[]>();
    for (const [file, content] of this.changes) {
      const verb = content === null ? 'remove' : existsSync(join(this.root, file)) ? 'change' : 'write';
      const folder = `${verb} ${file.split('/').slice(0, 2).join('/')}/`;
      groups.set(folder, [...(groups.get(folder) ?? []), `${verb} ${file}`]);
    }
    return [...groups].flatMap(([folder, lines]) => (lines.length > 8 ? [`${folder} (${lines.length} files)`] : lines));
  }

  /**
   * Writes the changes, and removes folders that become empty.
   *
   * @throws a one-line error with the first file that can't be written
   */
  apply(): void {
    for (const [file, content] of this.changes) {
      const path = join(this.root, file);
      try {
        if (content === null) {
          rmSync(path, { force: true });
          this.#removeEmptyFolders(dirname(file));
        } else {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, content);
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw inputError(
          `${file} can't be written: ${reason}. Some files have changed already; git status lists them.`,
        );
      }
    }
  }

  #removeEmptyFolders(folder: string): void {
    const path = join(this.root, folder);
    if (folder === '.' || (existsSync(path) && readdirSync(path).length > 0)) return;
    if (existsSync(path)) rmdirSync(path);
    this.#removeEmptyFolders(dirname(folder));
  }
}
