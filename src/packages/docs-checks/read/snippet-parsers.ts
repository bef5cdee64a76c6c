import { findJsonProblem } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import { lineAt, type ParseError } from '../problem';
import { findXmlError } from './xml';

/** Finds the first syntax error of a `js`, `jsx`, `json`, `jsonc` or `xml` block. */
export function findParseError(language: string, code: string): ParseError | undefined {
  switch (language) {
    case 'json':
      return findJsonError(code);
    case 'jsonc':
      return findCommentedJsonError(code);
    case 'xml':
      return findXmlError(code);
    default:
      return findScriptError(language, code);
  }
}

function findJsonError(code: string): ParseError | undefined {
  const problem = findJsonProblem(code);
  return problem === null ? undefined : { message: problem.reason, line: problem.line };
}

/** JSON with comments, and commas behind the last entries, as in a `tsconfig.json`. */
function findCommentedJsonError(code: string): ParseError | undefined {
  const { error } = ts.parseConfigFileTextToJson('block.json', code);
  if (error === undefined) return undefined;
  return { message: ts.flattenDiagnosticMessageText(error.messageText, ' '), line: lineAt(code, error.start ?? 0) };
}

function findScriptError(language: string, code: string): ParseError | undefined {
  const { diagnostics } = ts.transpileModule(code, {
    fileName: `block.${language}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  const first = diagnostics?.[0];
  if (first === undefined) {
    return undefined;
  }
  return { message: ts.flattenDiagnosticMessageText(first.messageText, ' '), line: lineAt(code, first.start ?? 0) };
}
