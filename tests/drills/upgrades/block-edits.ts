/** The edits of files that blocks of a task describe. */
import type { Code, Table } from 'mdast';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { usedParts } from '../apps/own-parts';
import { type AppFolder, ownId } from './app-folder';
import { applyDiff } from './apply-diff';

/** What became of a block. */
export interface BlockResult {
  /** What was done: a file, and how often. */
  readonly done?: string;
  /** What a machine can't do, and why. */
  readonly left?: string;
}

const manifestElement = /^<(?:uses-permission|uses-feature) android:name="([^"]+)".*\/>$/;

/** @returns the title of a code block, which names its file */
export function titleOf({ meta }: Code): string | undefined {
  return /title="([^"]+)"/.exec(meta ?? '')?.[1];
}

/**
 * Makes the change that a code block shows.
 *
 * @param isChoice whether the guide leaves to the reader what the app still needs
 */
export function applyCode(block: Code, app: AppFolder, isChoice: boolean): BlockResult {
  const title = titleOf(block);
  if (title === undefined) return { left: 'a code block without the name of a file' };
  const file = app.find(title);
  if (file === undefined) return { left: `${title}: the app has no such file` };
  const value = ownId(block.value);
  if (block.lang === 'diff') return applyDiffBlock(file, value, app, isChoice);
  if (block.lang === 'json') {
    app.write(file, `${value}\n`);
    return { done: file };
  }
  const elements = value.split('\n').map((line) => line.trim());
  if (elements.every((line) => manifestElement.test(line))) return addElements(file, elements, app);
  return { left: `${title}: a part of a file without its place` };
}

function applyDiffBlock(file: string, diff: string, app: AppFolder, isChoice: boolean): BlockResult {
  const isUsed = (line: string): boolean => isChoice && usedParts.some((part) => line.includes(part));
  const { text, made, present, missing } = applyDiff(app.read(file), diff, isUsed);
  app.write(file, text);
  return {
    done: `${file}: ${made} made${present === 0 ? '' : `, ${present} present already`}`,
    ...(missing.length === 0 ? {} : { left: `${file} has no place for: ${missing.join(' · ')}` }),
  };
}

/** Adds elements to the manifest, in place of those with the same name. */
function addElements(file: string, elements: readonly string[], app: AppFolder): BlockResult {
  const lines = app.read(file).split('\n');
  const placeOf = (element: string): number => {
    const name = manifestElement.exec(element)?.[1] ?? element;
    return lines.findIndex((line) => line.includes(`android:name="${name}"`));
  };
  const known = elements.map(placeOf).find((place) => place !== -1);
  if (known === undefined) return { left: `${file}: it has none of the elements that these belong to` };
  let last = known;
  for (const element of elements) {
    const place = placeOf(element);
    if (place === -1) lines.splice(last, 0, `    ${element}`);
    else lines[place] = `    ${element}`;
    last = placeOf(element) + 1;
  }
  app.write(file, lines.join('\n'));
  return { done: `${file}: ${elements.length} elements` };
}

/** Sets the variables of a table in a file that has them: first column the names, last column the values. */
export function applyTable({ children }: Table, file: string, app: AppFolder): BlockResult {
  const values = children
    .slice(1)
    .map((row) => [row.children[0], row.children.at(-1)].map((cell) => (cell ? textOf(cell) : '')));
  const set: string[] = [];
  app.edit(file, (text) =>
    values.reduce((edited, [name = '', value = '']) => {
      const pattern = new RegExp(`(\\b${name}\\s*=\\s*')[^']*(')`);
      if (pattern.test(edited)) set.push(name);
      return edited.replace(pattern, `$1${value}$2`);
    }, text),
  );
  return { done: `${file}: ${set.length === 0 ? 'has none of the variables' : set.join(', ')}` };
}
