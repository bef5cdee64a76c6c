import { ValueError } from '@capacitor-docs/shared/locate';
import type { PageMoves } from '../../config/moved-pages';
import type { VersionName } from '../../config/versions';
import { listTargets } from '../../lib/counterparts';

/** Keys of the pages of a version. */
type Keys = Pick<ReadonlySet<string>, 'has'>;

/**
 * Finds wrong entries in the map of moved pages.
 *
 * @param moves the map
 * @param pages keys of the pages of each version, see `toPageKey`; entries for a version that is missing here are skipped
 * @returns an error for each entry whose page or target does not exist, and for each duplicate
 */
export function findWrongMoves(moves: readonly PageMoves[], pages: ReadonlyMap<VersionName, Keys>): ValueError[] {
  return moves.flatMap((entry, place) => {
    const own = pages.get(entry.from);
    const others = pages.get(entry.to);
    return own === undefined || others === undefined ? [] : findEntryProblems(entry, place, own, others);
  });
}

function findEntryProblems(
  { from, to, moved, nearest, gone }: PageMoves,
  place: number,
  own: Keys,
  others: Keys,
): ValueError[] {
  const listed = [
    ...Object.keys(moved).map((key) => ({ key, path: [place, 'moved', key] })),
    ...Object.keys(nearest).map((key) => ({ key, path: [place, 'nearest', key] })),
    ...gone.map((key, index) => ({ key, path: [place, 'gone', index] })),
  ];
  const known = listed.map(({ key }) => key);
  const fail = (path: (string | number)[], problem: string) => new ValueError(`${from} to ${to}: ${problem}`, path);
  return [
    ...listed.flatMap(({ key, path }, index) => [
      ...(own.has(key) ? [] : [fail(path, `${key} is not a page of ${from}. Remove it.`)]),
      ...(others.has(key) ? [fail(path, `${key} is in ${to} too. Remove it.`)] : []),
      ...(known.indexOf(key) === index ? [] : [fail(path, `${key} appears twice. Remove one.`)]),
    ]),
    ...(['moved', 'nearest'] as const).flatMap((kind) =>
      Object.entries({ moved, nearest }[kind]).flatMap(([key, value]) => {
        const targets = listTargets(value);
        return targets.flatMap((target, index) => [
          ...(others.has(target)
            ? []
            : [fail([place, kind, key], `${key} leads to ${target}, which is not a page of ${to}.`)]),
          ...(targets.indexOf(target) === index ? [] : [fail([place, kind, key], `${key} leads to ${target} twice.`)]),
        ]);
      }),
    ),
  ];
}
