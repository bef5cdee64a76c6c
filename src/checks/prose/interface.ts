/** What the site itself says: the sentences in its code, and the descriptions that it adds to the reference. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import ts from '../../build/typescript.mjs';
import { checkText, type Finding } from './check-prose';
import { codeMark, type Place } from './passages';

/** Words that readers type, in their own English, and the words that the rules are about. */
const foreignWords = /^src\/(?:config\/search-|checks\/prose\/rules\.ts$)/;

/** Checks the sentences of `src/`: what pages, buttons and messages say. */
export function checkInterface(): Finding[] {
  return listSources('src')
    .filter((file) => /\.(?:tsx?|mjs)$|^src\/reference\/overlays\/.*\.json$/.test(file) && !foreignWords.test(file))
    .flatMap((file) => checkStrings(file, readFileSync(join(projectRoot, file), 'utf8')));
}

/** Folders that hold packages and what was made of the sources. */
const foreign = ['capacitor', 'dist', 'node_modules'];

/** Files below a folder of the project, without those of packages, which are many. */
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
 * @param file its path, which says by its ending what it holds
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

/** A part of a literal between two values that are put in. */
interface Piece {
  readonly text: string;
  /** Where its first character is in the source. */
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

/** Puts a text into one line, and marks in the place of what is written as code. */
function hideCode(text: string): string {
  return text.replace(/\s/g, ' ').replace(/`[^`]*`/g, (code) => codeMark.repeat(code.length));
}

function placePiece({ text, start }: Piece, source: ts.SourceFile): Place[] {
  return Array.from({ length: text.length }, (_, index) => placeAt(source, start + index));
}

/** Three words in a row, unlike names of classes, selectors and markup. */
function isSentence(text: string): boolean {
  return /[a-z]{2,},? [a-z]+,? [a-z]+/i.test(text) && !/[<>{}]|^ *[.#:]/.test(text);
}

function placeAt(source: ts.SourceFile, position: number): Place {
  const { line, character } = source.getLineAndCharacterOfPosition(Math.min(position, source.end));
  return { line: line + 1, column: character + 1 };
}
