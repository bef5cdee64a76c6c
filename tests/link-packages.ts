import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The scope of the packages that are part of this project. */
const scope = '@capacitor-docs';

/**
 * Links each installed package into the `node_modules` of a copy of the project. The project's own packages lead to those of the copy, because they read
 * its settings.
 *
 * @param source absolute path of a `node_modules`
 * @param target that of the copy, which does not exist yet
 * @param leftOut names that are not linked, such as `.cache`
 */
export function linkPackages(source: string, target: string, leftOut: readonly string[] = []): void {
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (name === scope) linkOwn(source, target);
    else if (!leftOut.includes(name)) symlinkSync(join(source, name), join(target, name), 'junction');
  }
}

function linkOwn(source: string, target: string): void {
  mkdirSync(join(target, scope));
  const root = realpathSync(dirname(source));
  for (const name of readdirSync(join(source, scope))) {
    const folder = relative(root, realpathSync(join(source, scope, name)));
    symlinkSync(join(dirname(target), folder), join(target, scope, name), 'junction');
  }
}
