import ts from 'typescript';
import { findShownLine, type Sample } from '../protocol';
import { addHidden, findModule } from './add-hidden';
import type { Declarations } from './declarations';

/** An error in the code. Lines count from 1, columns from 0. */
export interface TypeProblem {
  /** Line in what the reader sees. Without one, it is in what was prepared. */
  readonly line?: number;
  readonly column: number;
  /** Length of the code that it is about. */
  readonly length: number;
  readonly message: string;
}

/**
 * Checks a sample that a reader has changed, as the checks of the pages do.
 *
 * @param library declarations of the language and the browser
 * @param packages declarations of the packages of the version
 */
export function findTypeProblems(
  sample: Sample,
  text: string,
  library: Declarations,
  packages: Declarations,
): TypeProblem[] {
  const { whole, ...hidden } = addHidden(sample, text);
  const pathOf = (name: string): string => `${packages.folder}/samples/${name}`;
  const own = pathOf('changed-sample.ts');
  const sources: Readonly<Record<string, string>> = {
    ...library.files,
    ...packages.files,
    ...Object.fromEntries((sample.modules ?? []).map((module) => [pathOf(module.path), module.text])),
    [own]: whole,
  };
  const options: ts.CompilerOptions = { ...packages.options, noLib: true };
  const host: ts.CompilerHost = {
    getSourceFile: (path, version) =>
      sources[path] === undefined ? undefined : ts.createSourceFile(path, sources[path], version),
    fileExists: (path) => sources[path] !== undefined,
    readFile: (path) => sources[path],
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text: specifier }) => {
        const other = from.startsWith(pathOf('')) ? findModule(specifier, sample) : undefined;
        return other === undefined
          ? ts.resolveModuleName(specifier, from, options, host)
          : { resolvedModule: { resolvedFileName: pathOf(other), extension: ts.Extension.Ts } };
      }),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
  const program = ts.createProgram({ rootNames: [...Object.keys(library.files), own], options, host });
  const source = program.getSourceFile(own);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ start = 0, length = 0, messageText }) => {
    const { line, character } = ts.getLineAndCharacterOfPosition(source as ts.SourceFile, start);
    const shown = findShownLine(line + 1, hidden);
    return {
      ...(shown === undefined ? {} : { line: shown }),
      column: character,
      length,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    };
  });
}
