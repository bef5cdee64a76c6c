import { type VersionName, versionNames } from '../config/versions';
import type { UpgradeData } from './data';

/** What an address of the assistant can hold: `?from=v3&to=v4&plugins=camera,storage`. It never has more about an app. */
export interface Choice {
  readonly from?: VersionName;
  readonly to?: VersionName;
  /** Pages of plugins. */
  readonly plugins: readonly string[];
}

/** Names of the parameters. */
export const parameters = ['from', 'to', 'plugins'] as const;

/** Length up to which an unknown value is shown, in characters. */
const longest = 40;

/**
 * Reads the choice in an address. What is not the name of a version or a plugin has no effect.
 *
 * @param search of the address
 * @returns undefined if the address has none of the parameters; `ignored` lists the values that are unknown, as `from=v9`
 */
export function readChoice(
  search: string,
  data: UpgradeData,
): { choice: Choice; ignored: readonly string[] } | undefined {
  const given = new URLSearchParams(search);
  if (!parameters.some((name) => given.has(name))) return undefined;
  const ignored: string[] = [];
  const ignore = (name: string, value: string): undefined => {
    ignored.push(`${name}=${value.length > longest ? `${value.slice(0, longest)}…` : value}`);
  };
  const readVersion = (name: 'from' | 'to', isPossible: (version: VersionName) => boolean): VersionName | undefined => {
    const value = given.get(name);
    if (value === null) return undefined;
    return versionNames.find((version) => version === value && isPossible(version)) ?? ignore(name, value);
  };
  const [newest] = versionNames;
  const oldest = versionNames.at(-1);
  const from = readVersion('from', (version) => version !== newest);
  const isLater = (version: VersionName): boolean =>
    versionNames.indexOf(version) < versionNames.indexOf(from ?? version);
  const to = readVersion('to', (version) => (from === undefined ? version !== oldest : isLater(version)));
  const known = new Set(data.versions.flatMap(({ plugins }) => plugins.map(({ page }) => page)));
  const wanted = [...new Set((given.get('plugins') ?? '').split(','))].filter((page) => page !== '');
  for (const page of wanted) if (!known.has(page)) ignore('plugins', page);
  return {
    choice: {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      plugins: wanted.filter((page) => known.has(page)),
    },
    ignored,
  };
}

/** @returns the query of an address with a choice: `?from=v3&to=v4` */
export function writeChoice({ from, to, plugins }: Choice): string {
  const parts = [
    ...(from === undefined ? [] : [`from=${from}`]),
    ...(to === undefined ? [] : [`to=${to}`]),
    ...(plugins.length === 0 ? [] : [`plugins=${plugins.map(encodeURIComponent).join(',')}`]),
  ];
  return `?${parts.join('&')}`;
}
