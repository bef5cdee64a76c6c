/** Checks the text of the site itself: sentences in its code, and descriptions that it adds to the reference. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { Problem } from '../problem';
import { checkPassage } from './check-prose';
import { codeMark, type Passage, splitLines } from './passages';

/** Files with search words in the readers' own English, and the files with the words that the rules are about. */
const foreignWords = /^src\/(?:config\/search-|packages\/docs-checks\/prose\/(?:rules|spellings)\.ts$)/;

/** Checks the sentences in `src/`: the text of pages, buttons and messages. */
export function checkInterface(): Problem[] {
  return listSources('src')
    .filter(
      (file) => /\.(?:tsx?|mjs)$|^src\/packages\/reference\/overlays\/.*\.json$/.test(file) && !foreignWords.test(file),
    )
    .flatMap((file) => checkStrings(file, readFileSync(join(projectRoot, file), 'utf8')));
}

/** Folders with packages and build output. */
const foreign = ['capacitor', 'dist', 'node_modules'];

/** Lists the files in a folder of the project. Skips packages, because they have many files. */
function listSources(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return foreign.includes(entry.name) ? [] : listSources(path);
  });
}

/**
 * Checks the sentences of a source file.
 *
 * @param file path, whose extension determines how the file is parsed
 */
export function checkStrings(file: string, code: string): Problem[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const lines = code.split('\n');
  const findings: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const passage = readPassage(node, source, lines);
    if (isSentence(passage.map(({ text }) => text).join('')))
      findings.push(...checkPassage(passage).map((finding) => ({ ...finding, file })));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Reads a string, a template or a text in JSX. Each inserted value, and each character of inline code, is one `￼`. */
function readPassage(node: ts.Node, source: ts.SourceFile, lines: readonly string[]): Passage {
  const read = (text: string, start: number): Passage => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const hidden = text.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, codeMark));
    return splitLines(hidden, { line: line + 1, column: character + 1 }, lines);
  };
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return read(node.text, node.getStart(source) + 1);
  if (ts.isJsxText(node)) return read(node.text, node.pos);
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.flatMap(({ literal }) =>
    read(`${codeMark}${literal.text}`, literal.getStart(source)),
  );
  return [...read(node.head.text, node.head.getStart(source) + 1), ...spans];
}

/** Whether a text has three words in a row, unlike class names, selectors and markup. */
function isSentence(text: string): boolean {
  return /[a-z]{2,},? [a-z]+,? [a-z]+/i.test(text) && !/[<>{}]|^ *[.#:]/.test(text);
}
