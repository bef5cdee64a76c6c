import { readFileSync } from 'node:fs';
import { findJsonProblem, inputError } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';

export interface OverlayEntry {
  /** As written: an id, or an id with `@` and the one version that it is for. */
  key: string;
  text: string;
  line: number;
}

/**
 * Reads the entries of an overlay with their lines.
 *
 * @param path absolute
 * @param file path for messages, from the root of the project
 * @throws one line with file and line when it is no JSON object of texts, or names a key twice.
 */
export function readEntries(path: string, file: string): OverlayEntry[] {
  const text = readFileSync(path, 'utf8');
  const problem = findJsonProblem(text);
  if (problem !== null) {
    throw inputError(`${file}:${problem.line}: this is not valid JSON: ${problem.reason}. Correct it there.`);
  }
  const source = ts.parseJsonText(path, text);
  const root = source.statements[0]?.expression;
  if (root === undefined || !ts.isObjectLiteralExpression(root)) {
    throw inputError(`${file}:1: an overlay is one object from member ids to Markdown.`);
  }
  const seen = new Set<string>();
  return root.properties.map((property) => {
    const line = source.getLineAndCharacterOfPosition(property.getStart(source)).line + 1;
    const key = property.name && ts.isStringLiteral(property.name) ? property.name.text : '';
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (value === undefined || !ts.isStringLiteral(value) || value.text.trim() === '') {
      throw inputError(`${file}:${line}: the description of "${key}" must be a string.`);
    }
    if (seen.has(key)) {
      throw inputError(`${file}:${line}: "${key}" is described twice; keep one of the two.`);
    }
    seen.add(key);
    return { key, text: value.text, line };
  });
}
