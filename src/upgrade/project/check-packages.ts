import type { BlockContent } from 'mdast';
import { majorOfRange } from '../plan/sort-packages';
import { findLocked, findRange } from './find-locked';
import type { Finding } from './finding';
import { lockFiles, type Project, packageFile } from './project';

/** What the commands of a task install and remove. */
interface Wanted {
  /** Major versions by the names of the packages. */
  readonly installed: ReadonlyMap<string, number>;
  readonly removed: readonly string[];
}

const installed = /^(@?[^@\s]+)@(\d+)$/;

/** Reads the commands in the code blocks of a task: `npm install @capacitor/core@4`, `yarn remove @capacitor/storage`. */
export function readCommands(body: readonly BlockContent[]): Wanted {
  const lines = body.flatMap((block) =>
    block.type === 'code' && block.lang === 'bash' ? block.value.split('\n') : [],
  );
  const words = lines.map((line) => line.split(/\s+/));
  const removing = words.filter(([, verb = '']) => /^(?:uninstall|remove|rm)$/.test(verb));
  return {
    installed: new Map(
      words.flat().flatMap((word): [string, number][] => {
        const [, name, major] = installed.exec(word) ?? [];
        return name === undefined ? [] : [[name, Number(major)]];
      }),
    ),
    removed: [...new Set(removing.flatMap((line) => line.slice(2).filter((word) => !word.startsWith('-'))))],
  };
}

/**
 * Compares the packages of a project with those that the commands of a task install. What counts is the lock file. Without one, it is what
 * `package.json` asks for.
 */
export function checkPackages(
  body: readonly BlockContent[],
  { files }: Project,
): { findings: Finding[]; unread: string[] } {
  const locks = files.filter(({ path }) => lockFiles.includes(path));
  const packageJson = files.find(({ path }) => path === packageFile);
  if (locks.length === 0 && packageJson === undefined) return { findings: [], unread: [packageFile] };
  const wanted = readCommands(body);
  const findings = [...wanted.installed].flatMap(([name, major]): Finding[] => {
    const range = packageJson && findRange(packageJson, name);
    const locked = locks.flatMap((lock) => {
      const own = findLocked(lock, name);
      // Yarn has an entry for each range.
      return own.find(({ text }) => range !== undefined && text.includes(range.version)) ?? own[0] ?? [];
    });
    const lines = locked.length > 0 ? locked : locks.length > 0 || range === undefined ? [] : [range];
    const file = locks[0]?.path ?? packageFile;
    if (lines.length === 0) return [{ state: 'unmet', file, text: name, note: `Missing. The step installs ${major}.` }];
    return lines.map(({ version, ...place }): Finding => {
      const own = majorOfRange(version);
      if (own === undefined)
        return { state: 'unknown', ...place, note: `Names no version. The step installs ${major}.` };
      if (own < major) return { state: 'unmet', ...place, note: `The step installs ${major}.` };
      return {
        state: 'met',
        ...place,
        ...(own > major ? { note: `Newer than ${major}, which the step installs.` } : {}),
      };
    });
  });
  const still = wanted.removed.flatMap((name): Finding[] => {
    const range = packageJson && findRange(packageJson, name);
    if (range === undefined) return [];
    const { version: _, ...place } = range;
    return [{ state: 'unmet', ...place, note: 'The step removes it.' }];
  });
  return { findings: [...findings, ...still], unread: [] };
}
