import type { BlockContent } from 'mdast';
import { escapePattern } from '../../../lib/escape';
import { readCommands } from '../plan/commands';
import type { Dependency } from '../plan/plan';
import { readSpecifier } from '../plan/specifier';
import { type Finding, lockFiles, type Project, type ProjectFile, packageFile } from './project';

/** A line of a file. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Lines of an entry of a lock file, up to its version. */
const entryLength = 3;

/** Characters up to which a line is shown. The entries of `bun.lock` are long. */
const longest = 120;

/**
 * Finds the line of a lock file that names the installed version of a package.
 *
 * @returns undefined if the file names it in another way than npm, Yarn, pnpm and Bun do
 */
export function findInstalledLine({ path, text }: ProjectFile, name: string, version: string): Place | undefined {
  const lines = text.split(/\r?\n/);
  const isNamed = new RegExp(`(?:^|["'/ ])${escapePattern(name)}(?:["'@/:]|$)`);
  const isVersion = new RegExp(`(?<![\\d.])${escapePattern(version)}(?![\\d.])`);
  const places = lines.flatMap((line, index) => {
    if (!line.includes(name) || !isNamed.test(line)) return [];
    const entry = lines.slice(index, index + entryLength).filter((own) => isVersion.test(own));
    const shown = entry.find((own) => own.includes('version')) ?? entry[0];
    return shown === undefined ? [] : [{ index, words: [...new Set([line.trim(), shown.trim()])] }];
  });
  // Where an app asks for one version, a line with the name and the version may be the wish.
  const place = places.find(({ words }) => words.length > 1) ?? places[0];
  return place && { file: path, line: place.index + 1, text: place.words.join(' ').slice(0, longest) };
}

/** Finds the line of the `package.json` that asks for a package. */
function findRangeLine({ line }: Dependency, files: readonly ProjectFile[]): Place | undefined {
  const file = files.find(({ path }) => path === packageFile);
  if (file === undefined || line === undefined) return undefined;
  const text = file.text.split(/\r?\n/)[line - 1] ?? '';
  return { file: file.path, line, text: text.trim().slice(0, longest) };
}

/**
 * Compares the packages of a project with those that commands install. What counts is the lock file; without one, it is what `package.json` asks for.
 *
 * @returns nothing if neither was read
 */
export function checkPackages(body: readonly BlockContent[], { files, reading }: Project): Finding[] {
  if (reading?.isRead !== true) return [];
  const { installed, removed } = readCommands(body);
  const find = (name: string) => reading.app.dependencies.find((dependency) => dependency.name === name);
  return [
    ...[...installed].map(([name, major]) => checkPackage(name, major, find(name), files)),
    ...removed.flatMap((name): Finding[] => {
      const own = find(name);
      const place = own && findRangeLine(own, files);
      return place === undefined ? [] : [{ state: 'unmet', ...place, note: 'The step removes it.' }];
    }),
  ];
}

function checkPackage(
  name: string,
  wanted: number,
  own: Dependency | undefined,
  files: readonly ProjectFile[],
): Finding {
  const locks = files.filter(({ path }) => lockFiles.includes(path));
  const file = (files.find(({ path }) => path === packageFile) ?? locks[0])?.path ?? packageFile;
  if (own === undefined) return { state: 'unmet', file, text: name, note: `Missing. The step installs ${wanted}.` };
  const { installed, range } = own;
  const places = installed === undefined ? [] : locks.flatMap((lock) => findInstalledLine(lock, name, installed) ?? []);
  const place = places[0] ?? findRangeLine(own, files) ?? { file, text: name };
  const read = readSpecifier(installed ?? range, name);
  if (read.kind !== 'major')
    return { state: 'unknown', ...place, note: `Names no version. The step installs ${wanted}.` };
  if (installed === undefined && locks.length > 0)
    return { state: 'unknown', ...place, note: `${locks[0]?.path} does not say which version is installed.` };
  if (read.major < wanted) return { state: 'unmet', ...place, note: `The step installs ${wanted}.` };
  return { state: 'met', ...place, note: read.major === wanted ? undefined : `Newer than ${wanted}.` };
}
