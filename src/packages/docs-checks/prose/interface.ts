/** Checks the text of the site itself: sentences in its code, and descriptions that it adds to the reference. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import { checkText, type Finding } from './check-prose';
import { codeMark, type Place } from './passages';

/** Files with search words in the readers' own English, and the files with the words that the rules are about. */
const foreignWords = /^src\/(?:config\/search-|packages\/docs-checks\/prose\/(?:rules|spellings)\.ts$)/;

/** Checks the sentences in `src/`: the text of pages, buttons and messages. */
export function checkInterface(): Finding[] {
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
export function checkStrings(file: string, code: string): Finding[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const pieces = readPieces(node, source);
    const text = pieces.map((piece) => hideCode(piece.text)).join(codeMark);
    if (isSentence(text)) {
      const places = pieces.flatMap((piece) => [...placePiece(piece, source), placeAt(source, piece.start)]);
      findings.push(...checkText(text, places).map((finding) => ({ ...finding, file })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Part of a literal between two inserted values. */
interface Piece {
  readonly text: string;
  /** Position of its first character in the source. */
  readonly start: number;
}

function readPieces(node: ts.Node, source: ts.SourceFile): Piece[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return [{ text: node.text, start: node.getStart(source) + 1 }];
  if (ts.isJsxText(node)) return [{ text: node.text, start: node.pos }];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => ({
    text: part.text,
    start: part.getStart(source) + 1,
  }));
}

/** Joins a text into one line, and replaces inline code with marks. */
function hideCode(text: string): string {
  return text.replace(/\s/g, ' ').replace(/`[^`]*`/g, (code) => codeMark.repeat(code.length));
}

function placePiece({ text, start }: Piece, source: ts.SourceFile): Place[] {
  return Array.from({ length: text.length }, (_, index) => placeAt(source, start + index));
}

/** Whether a text has three words in a row, unlike class names, selectors and markup. */
function isSentence(text: string): boolean {
  return /[a-z]{2,},? [a-z]+,? [a-z]+/i.test(text) && !/[<>{}]|^ *[.#:]/.test(text);
}

function placeAt(source: ts.SourceFile, position: number): Place {
  const { line, character } = source.getLineAndCharacterOfPosition(Math.min(position, source.end));
  return { line: line + 1, column: character + 1 };
}
