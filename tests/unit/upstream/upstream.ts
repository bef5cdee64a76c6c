import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/** Something that ours rely on, although nobody promises that it stays. */
export interface Contract {
  /** What to compare when one of the files has changed. */
  readonly compare: string;
  /** Files below `node_modules`, with the hash of each when ours were last compared with it. `package.json` stands for a whole package. */
  readonly upstream: Readonly<Record<string, string>>;
  /** Files of ours that rely on it, with the code that does. */
  readonly users: Readonly<Record<string, string>>;
}

/** Returns the text of a file, by its path from the root of the project; undefined if there is none. */
export type ReadFile = (file: string) => string | undefined;

export const readFile: ReadFile = (file) => {
  const path = join(projectRoot, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : undefined;
};

/** @returns the beginning of the SHA-256 of a text, hexadecimal */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Finds upstream files that differ from those that ours were compared with. @returns one line for each */
export function findChanges(contracts: readonly Contract[], read: ReadFile): string[] {
  return contracts.flatMap(({ compare, upstream, users }) =>
    Object.entries(upstream).flatMap(([file, hash]) => {
      const text = read(`node_modules/${file}`);
      const names = Object.keys(users).join(', ');
      if (text === undefined) return [`${file} is gone. See what ${names} can rely on instead: ${compare}`];
      const found = hashText(text);
      return found === hash
        ? []
        : [`${file} has changed. See whether ${names} still holds: ${compare} Then write "${found}".`];
    }),
  );
}

/** Finds users that are gone or no longer rely on upstream. @returns one line for each */
export function findFormerUsers(contracts: readonly Contract[], read: ReadFile): string[] {
  return contracts.flatMap(({ compare, upstream, users }) => [
    ...(Object.keys(upstream).length === 0 ? [`"${compare}" names no upstream file.`] : []),
    ...(Object.keys(users).length === 0 ? [`"${compare}" names no user.`] : []),
    ...Object.entries(users).flatMap(([file, code]) => {
      const text = read(file);
      if (text === undefined) return [`${file} is gone. Remove it from the users of "${compare}"`];
      const isUsed = code !== '' && stripComments(file, text).includes(code);
      return isUsed ? [] : [`${file} has no "${code}". Correct or remove it in the users of "${compare}"`];
    }),
  ]);
}

/** Removes block comments, and line comments with nothing but spaces in front of them or behind code. */
function stripComments(file: string, text: string): string {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return file.endsWith('.css') ? plain : plain.replace(/(^|[ \t])\/\/.*$/gm, '$1');
}

/** A source file below `src`. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Lists our own sources, without the packages that we document and without packages of their own. */
export function listSources(): Source[] {
  return readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.(?:tsx?|[mc]?js|css)$/.test(file) && !/node_modules|\/dist\/|^src\/(?:capacitor|mcp)\//.test(file),
    )
    .map((file) => ({ file, text: readFile(file) ?? '' }));
}

/** Paths inside packages that no package means for others. */
const innerPath = /^(?!@site\/|\.)(?:@[\w-]+\/)?[\w.-]+\/(?:lib|dist|src|cjs|esm|internal)(?:\/|$)/;

/** What Docusaurus generates for its own client. Names of our own plugins don't begin like this. */
const generated =
  /^@generated\/(?:client-modules|docusaurus\b|docusaurus\.config|routes|registry|globalData|i18n|docusaurus-)/;

/** A release that a comment names, such as `theme-classic 3.10.2`. */
const release =
  /\b(?:(?:Docusaurus|core|theme-[\w-]+|plugin-[\w-]+|mdx-loader|Infima|nprogress|Rspack|react-[\w-]+)['’]? \d+\.\d+\.\d+|DocSearch \d+\.\d+)\b/;

/**
 * Finds sources that rely on something that the list does not have: imports of files that a package does not mean for others, imports of what
 * Docusaurus generates for itself, and comments that name a release of Docusaurus or one of its parts.
 *
 * @param overrides files below `src/theme` that are compared with their upstream files
 * @returns one line for each
 */
export function findUnlisted(
  sources: readonly Source[],
  contracts: readonly Contract[],
  overrides: readonly string[],
): string[] {
  const add = 'Add it to src/upstream.json, or use what upstream promises.';
  return sources.flatMap(({ file, text }) => {
    const own = contracts.filter(({ users }) => file in users);
    const known = own.flatMap(({ upstream }) => Object.keys(upstream));
    const problems = listImports(text).flatMap((path) => {
      const isListed = generated.test(path)
        ? own.length > 0
        : known.some((upstream) => toFiles(path).includes(upstream));
      return (innerPath.test(path) || generated.test(path)) && !isListed ? [`${file} imports ${path}. ${add}`] : [];
    });
    const isCompared = own.length > 0 || overrides.includes(file.replace(/^src\/theme\//, ''));
    const [named] = isCompared ? [] : (release.exec(text) ?? []);
    return named === undefined ? problems : [...problems, `${file} says what ${named} does. ${add}`];
  });
}

/** Lists what a source imports: in JavaScript, TypeScript and style sheets. */
export function listImports(text: string): string[] {
  const all = text.matchAll(
    /(?:\bfrom |\bimport |\bimport\((?:\s*\/\*.*?\*\/)?\s*|\brequire\(|@import )(['"])([^'"\n]+)\1/g,
  );
  return [...all].map(([, , path = '']) => path);
}

/** Returns the files below `node_modules` that an import may mean. */
function toFiles(path: string): string[] {
  const inner = path.replace(/^(@[\w-]+\/[\w-]+)\/internal$/, '$1/lib/internal');
  return [inner, `${inner}.js`, `${inner}/index.js`];
}

/**
 * Finds packages that sources import, although the package.json that they belong to does not name them: they come along only as long as another package
 * wants them.
 *
 * @param declaredBy names of the packages that the package.json in a folder names, by the folder: empty for the root, `src/packages/search` for a package
 * @param coreModules names after `@docusaurus/` that core offers to code in browsers, such as `Link`
 * @returns one line for each
 */
export function findUndeclared(
  sources: readonly Source[],
  declaredBy: Readonly<Record<string, readonly string[]>>,
  coreModules: readonly string[],
): string[] {
  return sources.flatMap(({ file, text }) => {
    const folder = /^src\/packages\/[^/]+/.exec(file)?.[0] ?? '';
    const declared = declaredBy[folder] ?? [];
    return [...text.matchAll(/^(?:(?:import|export) (?!type\b)[^;'"`=]*?\bfrom |import )'([^'.][^']*)';$/gm)].flatMap(
      ([, path = '']) => {
        const [first = '', second = ''] = path.split('/');
        const name = first.startsWith('@') ? `${first}/${second}` : first;
        const isOurs = /^(?:node:|@site\/|@theme|@generated\/|!!raw-loader!)/.test(path);
        const isOfCore = first === '@docusaurus' && coreModules.includes(second);
        return isOurs || isOfCore || declared.includes(name)
          ? []
          : [`${file} imports ${name}. Add it to ${join(folder, 'package.json')}.`];
      },
    );
  });
}
