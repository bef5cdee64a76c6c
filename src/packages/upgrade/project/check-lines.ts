import type SemVer from 'semver/classes/semver.js';
import coerce from 'semver/functions/coerce.js';
import compare from 'semver/functions/compare.js';
import type { Finding } from './project';
import type { Diff } from './read-diff';
import { readLines, type SourceLine } from './read-lines';

/** A version in a value: `32`, `1.0.0-rc01`, `gradle-7.4.2-all.zip`. */
const version = /\d+(?:\.\d+)*(?:-?(?:alpha|beta|milestone|rc)[-.]?\d*)?/i;

/**
 * Compares two values by the versions in them.
 *
 * @returns a number below 0 if the first is older, above 0 if it is newer, 0 if they are the same; undefined if one names no version, such as
 * `rootProject.ext.sdk` or `$agp`
 */
export function compareValues(own: string, other: string): number | undefined {
  const [a, b] = [versionOf(own), versionOf(other)];
  return a === null || b === null ? undefined : compare(a, b);
}

function versionOf(value: string): SemVer | null {
  // A name, a call or a template has its version elsewhere.
  if (/[$({]/.test(value) || /^[A-Za-z_][\w.]*$/.test(value)) return null;
  // Numbers in the address of a mirror are not the version of its file.
  const [found] = version.exec(value.slice(value.lastIndexOf('/') + 1)) ?? [];
  return coerce(found?.toLowerCase(), { includePrerelease: true });
}

/** Lines that mean nothing alone: brackets and `end`. */
const isMeaningful = ({ plain }: SourceLine): boolean => /[A-Za-z]{2}/.test(plain) && plain !== 'end';

/**
 * Compares a file that is written line by line with a change in a guide. Values may be newer than those of the guide. Values that the change leaves as
 * they are count as well, since a new project has them.
 */
export function checkLines(diff: Diff, file: string, source: string): Finding[] {
  const own = readLines(source);
  const [added, removed, kept] = [diff.added, diff.removed, diff.kept].map((lines) => readLines(lines.join('\n')));
  if (added === undefined || removed === undefined || kept === undefined) return [];
  const known = kept.filter(
    ({ setting }) => setting !== undefined && compareValues(setting.value, setting.value) === 0,
  );
  const wanted = new Map(
    [...known, ...added].flatMap(({ setting }) => (setting ? [[setting.name, setting.value]] : [])),
  );
  const plain = (lines: readonly SourceLine[]): string[] =>
    lines.filter((line) => line.setting === undefined && isMeaningful(line)).map((line) => line.plain);
  const [plainAdded, plainRemoved] = [plain(added), plain(removed)];
  const gone = plainRemoved.filter((line) => !plainAdded.includes(line));
  const goneNames = removed.flatMap(({ setting }) => (setting && !wanted.has(setting.name) ? setting.name : []));
  return [
    ...[...wanted].flatMap(([name, value]) => checkSetting(name, value, file, own)),
    ...[...new Set(plainAdded)].flatMap((line) => {
      const count = plainAdded.filter((other) => other === line).length;
      return checkPresent(line, count, file, own);
    }),
    ...[...new Set(gone)].flatMap((line) => checkGone(line, file, own)),
    ...own.flatMap((line): Finding[] =>
      line.setting !== undefined && goneNames.includes(line.setting.name)
        ? [{ state: 'extra', file, line: line.line, text: line.text, note: 'Not in a new project.' }]
        : [],
    ),
  ];
}

/**
 * Compares all lines of a file that set a value.
 *
 * @param value that they must have at least
 */
export function checkSetting(name: string, value: string, file: string, own: readonly SourceLine[]): Finding[] {
  const lines = own.filter(({ setting }) => setting?.name === name);
  if (lines.length === 0) return [{ state: 'unmet', file, text: name, note: `Missing. New projects have ${value}.` }];
  return lines.map(({ line, text, setting }): Finding => {
    const order = compareValues(setting?.value ?? '', value);
    const isSame = order === 0 || setting?.value === value;
    const place = { file, line, text };
    if (isSame) return { state: 'met', ...place };
    if (order === undefined)
      return { state: 'unknown', ...place, note: `Compare it yourself: new projects have ${value}.` };
    if (order < 0) return { state: 'unmet', ...place, note: `New projects have ${value}.` };
    return { state: 'met', ...place, note: `Newer than in new projects, which have ${value}.` };
  });
}

function checkPresent(plain: string, count: number, file: string, own: readonly SourceLine[]): Finding[] {
  const lines = own.filter((line) => line.plain === plain);
  const found = lines.map(({ line, text }): Finding => ({ state: 'met', file, line, text }));
  if (lines.length >= count) return found;
  const note = count === 1 ? 'Missing.' : `Missing: new projects have it ${count} times.`;
  return [...found, { state: 'unmet', file, text: plain, note }];
}

function checkGone(plain: string, file: string, own: readonly SourceLine[]): Finding[] {
  const lines = own.filter((line) => line.plain === plain);
  return lines.map(({ line, text }): Finding => ({ state: 'unmet', file, line, text, note: 'Not in a new project.' }));
}
