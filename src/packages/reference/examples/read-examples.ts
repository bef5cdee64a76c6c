import { readFileSync } from 'node:fs';
import { inputError } from '@capacitor-docs/shared';
import { textOf } from '@capacitor-docs/shared/markdown';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { knownVersions, type VersionName } from '../../../config/versions';

/** The example of a method as stored in its file, without imports. */
export interface StoredExample {
  /** Id of the method or listener. */
  readonly id: string;
  /** The versions that the example is for; undefined when it is for all versions that have none of their own. */
  readonly versions: readonly VersionName[] | undefined;
  readonly code: string;
  /** Hidden code that runs before it (`src/packages/run`), from a comment in front of the block: `<!-- preamble … -->`. */
  readonly preamble?: { readonly code: string; readonly line: number };
  /** Line of its heading. */
  readonly line: number;
  /** Line of its fence; the code begins on the next. */
  readonly fenceLine: number;
}

/** `getId`, `addListener:pause`, `getId (v3, v4)`. */
const heading = /^(\S+)(?: \((.+)\))?$/;

/**
 * Reads a file of examples: a heading for each method, and below it one block of code.
 *
 * @param path absolute
 * @param file path for messages, from the root of the project
 * @throws a one-line error with file and line when the file has anything else, an unknown version, or two examples of a method for one version
 */
export function readExamples(path: string, file: string): StoredExample[] {
  // A Windows checkout may have other line ends, which must not get into the code.
  const nodes = fromMarkdown(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).children;
  const examples: StoredExample[] = [];
  let place = 0;
  while (place < nodes.length) {
    const title = nodes[place];
    const preamble = readPreamble(nodes[place + 1]);
    place += preamble === undefined ? 2 : 3;
    const example = readExample(title, preamble, nodes[place - 1], file);
    const other = examples.find((earlier) => earlier.id === example.id && isForSame(earlier, example));
    if (other !== undefined) {
      throw inputError(
        `${file}:${example.line}: "${example.id}" has an example on line ${other.line} already; keep one of the two.`,
      );
    }
    examples.push(example);
  }
  return examples;
}

function readPreamble(node: RootContent | undefined): StoredExample['preamble'] {
  const code = node?.type === 'html' ? /^<!-- preamble\n([\s\S]*)-->$/.exec(node.value)?.[1] : undefined;
  return code === undefined ? undefined : { code, line: lineOf(node) + 1 };
}

function readExample(
  title: RootContent | undefined,
  preamble: StoredExample['preamble'],
  block: RootContent | undefined,
  file: string,
): StoredExample {
  const line = lineOf(title);
  const [, id, names] = (title?.type === 'heading' && title.depth === 2 && heading.exec(textOf(title))) || [];
  if (id === undefined) {
    throw inputError(
      `${file}:${line}: write a heading such as "## getPhoto" or "## getPhoto (v3, v4)" above each example.`,
    );
  }
  if (block?.type !== 'code' || block.lang !== 'ts' || block.value.trim() === '') {
    throw inputError(
      `${file}:${lineOf(block ?? title)}: "${id}" needs one ts block below its heading, and nothing else.`,
    );
  }
  return {
    id,
    versions: names?.split(', ').map((name) => findVersion(name, `${file}:${line}`)),
    code: block.value,
    ...(preamble === undefined ? {} : { preamble }),
    line,
    fenceLine: lineOf(block),
  };
}

function isForSame({ versions: a }: StoredExample, { versions: b }: StoredExample): boolean {
  return a === undefined || b === undefined ? a === b : a.some((version) => b.includes(version));
}

function findVersion(name: string, where: string): VersionName {
  const version = knownVersions.find((known) => known === name);
  if (version === undefined)
    throw inputError(`${where}: there is no version "${name}", only ${knownVersions.join(', ')}.`);
  return version;
}

function lineOf(node: RootContent | undefined): number {
  return node?.position?.start.line ?? 1;
}
