import { type VersionName, versionNames } from '../../config/versions';
import type { UpgradeData } from './data';
import type { App, Plan } from './plan/plan';
import { pagesOfPackages, sortPackages } from './plan/sort-packages';

/** What an address of the assistant can hold: `?from=v3&to=v4&plugins=camera,storage`. It never has more about an app. */
export interface Choice {
  readonly from?: VersionName | undefined;
  readonly to?: VersionName | undefined;
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
 * @param given values of the parameters; empty where the address has none
 * @returns undefined if it has none of them; `ignored` lists the values that are not known: `from=v9`
 */
export function readChoice(
  given: Readonly<Record<(typeof parameters)[number], string>>,
  data: UpgradeData,
): { choice: Choice; ignored: readonly string[] } | undefined {
  if (parameters.every((name) => given[name] === '')) return undefined;
  const [start, end] = [given.from, given.to].map((value) => versionNames.find((version) => version === value));
  // The newest version comes first.
  const placeOf = (version: VersionName): number => versionNames.indexOf(version);
  const from = start !== undefined && placeOf(start) > 0 ? start : undefined;
  const isLater = end !== undefined && placeOf(end) < (from === undefined ? versionNames.length - 1 : placeOf(from));
  const to = isLater ? end : undefined;
  const known = new Set(data.versions.flatMap(({ plugins }) => plugins.map(({ page }) => page)));
  const pages = [...new Set(given.plugins.split(','))].filter((page) => page !== '');
  const unknown = [
    ...(from === undefined ? [['from', given.from]] : []),
    ...(to === undefined ? [['to', given.to]] : []),
    ...pages.filter((page) => !known.has(page)).map((page) => ['plugins', page]),
  ];
  return {
    choice: { from, to, plugins: pages.filter((page) => known.has(page)) },
    ignored: unknown.flatMap(([name, value = '']) => (value === '' ? [] : `${name}=${cut(value)}`)),
  };
}

function cut(value: string): string {
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

/** @returns the choice that makes a plan for an app: the versions and the official plugins */
export function choiceOf({ from, to }: Plan, { dependencies, picked }: App, data: UpgradeData): Choice {
  const installed = pagesOfPackages(sortPackages(dependencies, data).plugins, data);
  return { from, to, plugins: [...new Set([...installed, ...picked])] };
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
