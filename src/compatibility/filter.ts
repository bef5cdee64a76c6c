import type { Platform } from '@capacitor-docs/reference';
import type { VersionName } from '../config/versions';
import { platforms } from '../lib/platform-names';

/** Filter of the matrix. Empty or missing fields hide nothing. */
export interface Filter {
  /** Part of the name of a plugin, package or member. */
  readonly name: string;
  readonly platform?: Platform | undefined;
  readonly version?: VersionName | undefined;
  /** Column to sort by: `name`, or a version. */
  readonly sort: string;
  readonly isDescending: boolean;
}

/** URL parameters of the filter. */
export const filterParameters = ['name', 'platform', 'version', 'sort'];

/**
 * Reads the filter from the query of a URL.
 *
 * @param versions versions in the matrix; other versions in the query are ignored
 */
export function readFilter(query: string, versions: readonly VersionName[]): Filter {
  const parameters = new URLSearchParams(query);
  const sort = parameters.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  return {
    name: parameters.get('name') ?? '',
    platform: platforms.find((one) => one === parameters.get('platform')),
    version: versions.find((one) => one === parameters.get('version')),
    sort: versions.some((one) => one === column) ? column : 'name',
    isDescending: sort.startsWith('-'),
  };
}

/** @returns the URL query for the filter; empty if it hides nothing */
export function writeFilter({ name, platform, version, sort, isDescending }: Filter): string {
  const order = `${isDescending ? '-' : ''}${sort}`;
  const values = { name, platform: platform ?? '', version: version ?? '', sort: order === 'name' ? '' : order };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** One cell of the matrix: a version and its platforms, or undefined if the plugin or member does not exist in it. */
export interface Cell {
  readonly version: string;
  readonly on: readonly string[] | undefined;
  /** Platforms on which a method does nothing. */
  readonly doesNothingOn?: readonly string[];
}

/** Whether any cell matches the filter's version, if it has one, and its platform, if it has one. */
export function isWanted(cells: readonly Cell[], { version, platform }: Filter): boolean {
  return cells.some(
    (cell) =>
      (version === undefined || cell.version === version) &&
      cell.on !== undefined &&
      (platform === undefined || cell.on.includes(platform)),
  );
}

/** Whether a text contains the name in the filter. */
export function isNamed(text: string, { name }: Filter): boolean {
  return text.toLowerCase().includes(name.trim().toLowerCase());
}

/** Writes rows as CSV (RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
