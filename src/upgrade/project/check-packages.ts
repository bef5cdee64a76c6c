import type { BlockContent } from 'mdast';
import { readSpecifier } from '../plan/specifier';
import { findInstalledLine, findRangeLine, type Place } from './find-package-line';
import type { Finding } from './finding';
import { lockFiles, type Project, packageFile } from './project';

/** What the commands of a task install and remove. */
interface Commands {
  /** Major versions by the names of the packages. */
  readonly installed: ReadonlyMap<string, number>;
  readonly removed: readonly string[];
}

const withVersion = /^(@?[^@\s]+)@(\d+)$/;

/** Reads the commands in the code blocks of a task: `npm install @capacitor/core@4`, `yarn remove @capacitor/storage`. */
function readCommands(body: readonly BlockContent[]): Commands {
  const words = body
    .flatMap((block) => (block.type === 'code' && block.lang === 'bash' ? block.value.split('\n') : []))
    .map((line) => line.split(/\s+/));
  const removing = words.filter(([, verb = '']) => /^(?:uninstall|remove)$/.test(verb));
  const installed = words.flat().flatMap((word): [string, number][] => {
    const [, name, major] = withVersion.exec(word) ?? [];
    return name === undefined ? [] : [[name, Number(major)]];
  });
  return { installed: new Map(installed), removed: [...new Set(removing.flatMap((line) => line.slice(2)))] };
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
    return own.installed === undefined ? [] : (findInstalledLine(lock, name, own.installed) ?? []);
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
