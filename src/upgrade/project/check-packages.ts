import type { BlockContent } from 'mdast';
import { readCommands } from '../plan/read-commands';
import { readSpecifier } from '../plan/specifier';
import { findInstalledLine, findRangeLine, type Place } from './find-package-line';
import type { Finding } from './finding';
import { lockFiles, type Project, packageFile } from './project';

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
