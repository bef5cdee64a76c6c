/** Keeps the map of moved pages true when pages come, go or get another address. */
import type { PageMoves } from '../../../config/moved-pages';
import type { VersionName } from '../../../config/versions';
import { listTargets } from '../../../lib/counterparts';

/** A page that is no longer where it was. */
export interface Departure {
  readonly version: VersionName;
  /** Key of the page, see `toPageKey`. */
  readonly key: string;
  /** Key of the page that has its subject now; undefined when there is none. */
  readonly to: string | undefined;
  /** Whether the page itself is there now. Otherwise, it was deleted. */
  readonly isMove: boolean;
}

type Kind = 'moved' | 'nearest' | 'gone';

/** Where a subject is in the neighboring version. */
interface Row {
  readonly kind: Kind;
  readonly targets: readonly string[];
}

/** @returns the lists of an entry as one, by the keys of the pages */
function readRows({ moved, nearest, gone }: PageMoves): Map<string, Row> {
  const read = (kind: Kind, lists: PageMoves['moved']) =>
    Object.entries(lists).map(([key, targets]) => [key, { kind, targets: listTargets(targets) }] as const);
  const none = gone.map((key) => [key, { kind: 'gone', targets: [] }] as const);
  return new Map([...read('moved', moved), ...read('nearest', nearest), ...none]);
}

/**
 * Follows pages in the map.
 *
 * @param pages keys of the pages of each version, as they are afterwards; retired versions are missing
 * @returns the map in which every page that its neighbor lacks is in one list, and no other
 */
export function followPages(
  moves: readonly PageMoves[],
  pages: ReadonlyMap<VersionName, ReadonlySet<string>>,
  departures: readonly Departure[],
): PageMoves[] {
  return moves.map((entry) => writeRows(entry, followRows(entry, pages, departures)));
}

function followRows(
  entry: PageMoves,
  pages: ReadonlyMap<VersionName, ReadonlySet<string>>,
  departures: readonly Departure[],
): Map<string, Row> {
  const left = departures.filter(({ version }) => version === entry.from);
  const missing = departures.filter(({ version }) => version === entry.to);
  const rows = new Map(
    [...readRows(entry)].map(([key, row]) => [
      left.find((departure) => departure.isMove && departure.key === key)?.to ?? key,
      retarget(row, missing),
    ]),
  );
  const [own, others] = [pages.get(entry.from), pages.get(entry.to)];
  if (own === undefined || others === undefined) return rows;
  for (const key of rows.keys()) if (!own.has(key) || others.has(key)) rows.delete(key);
  for (const key of own) {
    if (others.has(key) || rows.has(key)) continue;
    const origin = left.find(({ isMove, to }) => isMove && to === key)?.key;
    const target =
      missing.find((departure) => departure.key === key)?.to ??
      (origin !== undefined && others.has(origin) ? origin : undefined);
    rows.set(key, target === undefined ? { kind: 'gone', targets: [] } : { kind: 'moved', targets: [target] });
  }
  return rows;
}

function retarget({ kind, targets }: Row, missing: readonly Departure[]): Row {
  const left = targets.flatMap((target) => {
    const departure = missing.find(({ key }) => key === target);
    return departure === undefined ? [target] : (departure.to ?? []);
  });
  return left.length === 0 ? { kind: 'gone', targets: [] } : { kind, targets: [...new Set(left)] };
}

function writeRows({ from, to }: PageMoves, rows: ReadonlyMap<string, Row>): PageMoves {
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  const write = (wanted: Kind): PageMoves['moved'] =>
    Object.fromEntries(
      sorted.flatMap(([key, { kind, targets }]) => {
        const [first, ...others] = targets;
        if (kind !== wanted || first === undefined) return [];
        return [[key, others.length === 0 ? first : ([first, ...others] as const)]];
      }),
    );
  const gone = sorted.flatMap(([key, { kind }]) => (kind === 'gone' ? [key] : []));
  return { from, to, moved: write('moved'), nearest: write('nearest'), gone };
}
