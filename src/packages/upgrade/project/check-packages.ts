import type { BlockContent } from 'mdast';
import { escapePattern } from '../../../lib/escape';
import { readCommands } from '../plan/commands';
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

/** Finds the line of a `package.json` that asks for a package. */
export function findRangeLine({ path, text }: ProjectFile, name: string): Place | undefined {
  const isNamed = new RegExp(`"${escapePattern(name)}"\\s*:\\s*"`);
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((line) => line.includes(name) && isNamed.test(line));
  return index === -1
    ? undefined
    : { file: path, line: index + 1, text: (lines[index] ?? '').trim().slice(0, longest) };
}

/**
 * Compares the packages of a project with those that commands install. What counts is the lock file; without one, it is what `package.json` asks for.
 *
 * @returns nothing if neither was read
 */
export function checkPackages(body: readonly BlockContent[], project: Project): Finding[] {
  const { files, reading } = project;
  if (reading?.isRead !== true) return [];
  const { installed, removed } = readCommands(body);
  const packageJson = files.find(({ path }) => path === packageFile);
  return [
    ...[...installed].map(([name, major]) => checkPackage(name, major, project)),
    ...removed.flatMap((name): Finding[] => {
      const place = packageJson && findRangeLine(packageJson, name);
      return place === undefined ? [] : [{ state: 'unmet', ...place, note: 'The step removes it.' }];
    }),
  ];
}

function checkPackage(name: string, wanted: number, { files, reading }: Project): Finding {
  const own =
    reading?.isRead === true ? reading.app.dependencies.find((dependency) => dependency.name === name) : undefined;
  const locks = files.filter(({ path }) => lockFiles.includes(path));
  const packageJson = files.find(({ path }) => path === packageFile);
  const file = packageJson?.path ?? locks[0]?.path ?? packageFile;
  if (own === undefined) return { state: 'unmet', file, text: name, note: `Missing. The step installs ${wanted}.` };
  const places = locks.flatMap((lock): Place[] => {
    const place = own.installed === undefined ? undefined : findInstalledLine(lock, name, own.installed);
    return place === undefined ? [] : [place];
  });
  const place = places[0] ?? (packageJson && findRangeLine(packageJson, name)) ?? { file, text: name };
  const read = readSpecifier(own.installed ?? own.range, name);
  if (read.kind !== 'major')
    return { state: 'unknown', ...place, note: `Names no version. The step installs ${wanted}.` };
  if (own.installed === undefined && locks.length > 0)
    return { state: 'unknown', ...place, note: `${locks[0]?.path} does not say which version is installed.` };
  if (read.major < wanted) return { state: 'unmet', ...place, note: `The step installs ${wanted}.` };
  return { state: 'met', ...place, ...(read.major === wanted ? {} : { note: `Newer than ${wanted}.` }) };
}
