import { nameOf, type ProjectFile } from './project';

/** A line of a lock file or a `package.json` that names the version of a package. */
export interface VersionLine {
  readonly file: string;
  readonly version: string;
  readonly line: number;
  readonly text: string;
}

/** How lock files begin the entry of a package, and how the version is written there or up to two lines below. */
interface LockFormat {
  readonly start: (name: string) => RegExp;
  readonly version: RegExp;
}

const exact = String.raw`(\d+\.\d+\.\d+[\w.+-]*)`;

const npm: LockFormat = {
  start: (name) => new RegExp(`^\\s*"(?:node_modules/)?${name}": \\{`),
  version: new RegExp(`"version": "${exact}`),
};

/** By the names of the files. */
const formats: Readonly<Record<string, LockFormat>> = {
  'package-lock.json': npm,
  'npm-shrinkwrap.json': npm,
  'yarn.lock': {
    start: (name) => new RegExp(`^(?:"?[^"\\s]+"?, |")?${name}@`),
    version: new RegExp(`\\n  version:? "?${exact}`),
  },
  'pnpm-lock.yaml': {
    start: (name) => new RegExp(`^\\s+['"]?/?${name}(?:['"]?:|[@/]\\d)`),
    version: new RegExp(`(?:^\\s+\\S+?[@/]|^\\s+\\S+: '?|\\n\\s+version: '?)${exact}`),
  },
  'bun.lock': {
    start: (name) => new RegExp(`^\\s*"${name}": \\["`),
    version: new RegExp(`\\["[^"]+@${exact}`),
  },
};

/**
 * Finds the lines of a lock file that name the installed version of a package, without those that another package has for itself where the format
 * tells them apart.
 */
export function findLocked({ path, text }: ProjectFile, name: string): VersionLine[] {
  const format = formats[nameOf(path)];
  if (format === undefined) return [];
  const start = format.start(name.replace(/[^\w@/-]/g, '\\$&'));
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (!start.test(line)) return [];
    const entry = lines.slice(index, index + 3).join('\n');
    const found = format.version.exec(entry);
    const [, version] = found ?? [];
    if (found === null || version === undefined) return [];
    const words = entry.slice(0, found.index + found[0].length).split('\n');
    const shown = [...new Set([words[0], words.at(-1)])].map((part) => part?.trim()).join(' ');
    return [{ file: path, version, line: index + 1, text: shown }];
  });
}

/** Finds the line of a `package.json` that names a package. `version` is the range. */
export function findRange({ path, text }: ProjectFile, name: string): VersionLine | undefined {
  const lines = text.split(/\r?\n/);
  const start = `"${name}"`;
  for (const [index, line] of lines.entries()) {
    const place = line.indexOf(start);
    const version = place === -1 ? undefined : /^\s*:\s*"([^"]*)"/.exec(line.slice(place + start.length))?.[1];
    if (version !== undefined) return { file: path, version, line: index + 1, text: line.trim() };
  }
  return undefined;
}
