import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPaths } from '../../../src/packages/shared/files/file-paths';
import { appId } from '../apps/make-app';

/** Package name in the templates and in the guides, which the CLI replaces with that of the app. */
const templateId = 'com.getcapacitor.myapp';

/** The files of an app that a plan is carried out on. Paths are from its root. */
export class AppFolder {
  constructor(readonly root: string) {}

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** @param change gets the text and returns the new one. @returns whether the text has changed */
  edit(file: string, change: (text: string) => string): boolean {
    const text = this.read(file);
    const changed = change(text);
    if (changed !== text) this.write(file, changed);
    return changed !== text;
  }

  move(from: string, to: string): void {
    renameSync(join(this.root, from), join(this.root, to));
  }

  remove(file: string): void {
    rmSync(join(this.root, file), { recursive: true });
  }

  /** Lists the names in a folder. */
  list(folder: string): string[] {
    return readdirSync(join(this.root, folder));
  }

  /**
   * Finds the file that the title of a code block names: by its path, with the package of the app in place of the template's, or by its name alone.
   *
   * @returns undefined when the app has no such file, or several
   */
  find(title: string): string | undefined {
    const path = ownId(title);
    if (this.has(path)) return path;
    if (path.includes('/')) return undefined;
    const found = ['android', 'ios']
      .filter((platform) => this.has(platform))
      .flatMap((platform) => listPaths(join(this.root, platform)).map((name) => `${platform}/${name}`))
      .filter((name) => name.endsWith(`/${path}`));
    return found.length === 1 ? found[0] : undefined;
  }
}

/** Replaces the package name of the templates, in a text or in a path, with that of the made apps. */
export function ownId(text: string): string {
  return text.replaceAll(templateId, appId).replaceAll(templateId.replaceAll('.', '/'), appId.replaceAll('.', '/'));
}
