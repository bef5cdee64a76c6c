import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { toSlashes } from '../../../build/files/file-paths';
import type { Configuration } from '../bundle';

/** Characters that tell modules with the same class apart. Measured: with two, two modules of this site had a name in common. */
const tailLength = 3;

/** The part of css-loader's options that says how classes of CSS modules are called. */
interface CssLoaderOptions {
  modules?: {
    getLocalIdent?: (context: { resourcePath: string; rootContext: string }, pattern: string, name: string) => string;
  };
}

/**
 * Makes the function that names the classes of CSS modules: as their authors did, with an end that is the same for all classes of a module.
 *
 * @returns the name for a class of a file, whose path is from the site's folder; it throws when two files would get the same
 */
export function makeClassNamer(): (file: string, name: string) => string {
  const files = new Map<string, string>();
  return (file, name) => {
    const path = toSlashes(file);
    const digits = createHash('sha256').update(path).digest().readUIntBE(0, 6);
    const className = `${name}_${digits.toString(36).slice(-tailLength)}`;
    const other = files.get(className) ?? path;
    if (other !== path) throw new Error(`.${name} of ${path} and of ${other} would get one name. Rename one of them.`);
    files.set(className, path);
    return className;
  };
}

/**
 * Lets the bundler use these names.
 *
 * @param config of Docusaurus; the options of its loaders for CSS modules are changed in place
 * @throws when there are none: Docusaurus has changed
 */
export function nameClasses(config: Configuration): void {
  const nameClass = makeClassNamer();
  const uses = (config.module?.rules ?? []).flatMap((rule) =>
    typeof rule === 'object' && rule !== null && Array.isArray(rule.use) ? rule.use : [],
  );
  const options = uses.flatMap((use) =>
    typeof use === 'object' && use !== null && typeof use.options === 'object' ? [use.options as CssLoaderOptions] : [],
  );
  const found = options.flatMap(({ modules }) => (modules === undefined ? [] : [modules]));
  if (found.length === 0) throw new Error("The light client finds no CSS modules in the bundler's configuration.");
  for (const modules of found) {
    modules.getLocalIdent = ({ resourcePath, rootContext }, _, name) =>
      nameClass(relative(rootContext, resourcePath), name);
  }
}
