/** Reads what a page imports, and finds files that are missing. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot, toSlashes } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import { docsVersions } from '../../config/versions';
import { suggestion } from '../../lib/nearest-name';
import { versionOfFile } from '../context';
import { listCodeNodes } from '../page-code';
import { problemInCode, type StructureProblem } from './problem';

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** @returns the file that an import leads to; undefined for packages, the theme's components and missing files */
export function resolveImport(specifier: string, from: string): string | undefined {
  const path = toPath(specifier, from);
  if (path === undefined) return undefined;
  return endings
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** @returns the absolute path that an import names, perhaps without the extension; undefined for packages */
function toPath(specifier: string, from: string): string | undefined {
  if (/^\.{1,2}\//.test(specifier)) return join(dirname(from), specifier);
  return specifier.startsWith('@site/') ? join(projectRoot, specifier.slice(6)) : undefined;
}

/**
 * Finds imports of files and packages that don't exist, or that don't work here.
 *
 * @param file absolute path of the page
 */
export function findImportProblems(code: ts.SourceFile, file: string): StructureProblem[] {
  return listCodeNodes(code).flatMap((node) => {
    const specifier = readSpecifier(node);
    const isRequired = ts.isCallExpression(node) && specifier?.endsWith('.svg') === true;
    const message = specifier && (findImportProblem(specifier, file) ?? (isRequired && describeSvg(specifier)));
    return message ? problemInCode(node, message) : [];
  });
}

function describeSvg(specifier: string): string {
  return `"${specifier}" is a component, not an address. Write import Picture from '${specifier}' and <Picture />, or a picture in Markdown.`;
}

/** Reads `import … from 'x'`, `export … from 'x'`, `require('x')` and `import('x')`. */
function readSpecifier(node: ts.Node): string | undefined {
  const isCall =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require');
  const from = isCall
    ? node.arguments[0]
    : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : undefined;
  return from !== undefined && ts.isStringLiteralLike(from) ? from.text : undefined;
}

/** What stands before the path of a file in Docusaurus to import its text. */
const rawText = '!!raw-loader!';

function findImportProblem(specifier: string, file: string): string | undefined {
  if (specifier.startsWith(rawText)) return findImportProblem(specifier.slice(rawText.length), file);
  if (specifier.includes('!'))
    return `"${specifier}": the only loader for imports is raw-loader, which gives the text of a file. Write "${rawText}" before the path, or import JSON or YAML without a loader.`;
  const path = toPath(specifier, file);
  if (path === undefined) return findPackageProblem(specifier);
  const found = resolveImport(specifier, file);
  if (found === undefined) {
    const there = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const near = suggestion(basename(path), [...there, ...there.map((name) => name.replace(/\.[jt]sx?$/, ''))]);
    return `There is no file "${specifier}".${near || ' Correct the path, or create the file.'}`;
  }
  const docsDir = docsVersions.find(({ name }) => name === versionOfFile(file))?.docsDir;
  const isOutside = docsDir !== undefined && !found.startsWith(join(projectRoot, docsDir, '/'));
  return isOutside && specifier.startsWith('.')
    ? `"${specifier}" leaves the folder of the version, and breaks when the version is frozen. Write "@site/${toSlashes(relative(projectRoot, path))}".`
    : undefined;
}

/** Packages that Docusaurus provides under other names. */
const aliases = /^(?:@theme|@theme-original|@theme-init|@docusaurus|@generated|react|react-dom)(?:\/|$)/;

function findPackageProblem(specifier: string): string | undefined {
  if (aliases.test(specifier)) return undefined;
  const [scopeOrName = '', name = ''] = specifier.split('/');
  const pack = specifier.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  return existsSync(join(projectRoot, 'node_modules', pack))
    ? undefined
    : `There is no package "${pack}". Install it, or write the path of a file: "@site/src/…".`;
}
