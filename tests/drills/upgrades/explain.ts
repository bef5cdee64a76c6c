import { majorOf, type VersionName } from '../../../src/config/versions';
import type { Difference } from './compare';

/** What an upgraded app is compared with. */
export type Against = 'a new app' | 'npx cap migrate';

/** One comparison: the app that began with a version, after the step to another. */
export interface Row {
  readonly app: VersionName;
  readonly to: VersionName;
  readonly against: Against;
}

/** Why a difference is right. */
export interface Explanation {
  /** The step that it comes from, by its target. Compared with a new app, it lasts in the steps after it. */
  readonly step: VersionName;
  readonly against: Against;
  /** The only app that has the difference, by the version in which it began. All that take the step if undefined. */
  readonly app?: VersionName;
  /** Where the difference is. */
  readonly file: RegExp;
  /** Lines of the difference, without the mark. All lines of the file if undefined. */
  readonly lines?: RegExp;
  readonly reason: string;
}

export interface Explained {
  /** Files with differences that are all explained. */
  readonly explained: readonly string[];
  /** Files with other differences, and only these. */
  readonly unexplained: readonly Difference[];
  /** Explanations that matched. */
  readonly used: ReadonlySet<Explanation>;
}

/** Looks for the explanation of each changed line of a comparison. */
export function explain(row: Row, differences: readonly Difference[], explanations: readonly Explanation[]): Explained {
  const own = explanations.filter((explanation) => isAbout(explanation, row));
  const used = new Set<Explanation>();
  const unexplained = differences.flatMap(({ file, lines }): Difference[] => {
    const left = lines.filter((line) => {
      const found = own.filter((one) => one.file.test(file) && (one.lines?.test(line.slice(2)) ?? true));
      for (const one of found) used.add(one);
      return found.length === 0;
    });
    return left.length === 0 ? [] : [{ file, lines: left }];
  });
  const explained = differences.map(({ file }) => file).filter((file) => !unexplained.some((one) => one.file === file));
  return { explained, unexplained, used };
}

/** Lists the explanations that could match something in one of the comparisons, and match nothing. */
export function listUnused(
  explanations: readonly Explanation[],
  rows: readonly (Row & Pick<Explained, 'used'>)[],
): Explanation[] {
  return explanations.filter((one) => rows.some((row) => isAbout(one, row)) && !rows.some(({ used }) => used.has(one)));
}

/** Whether an explanation can match something in a row. */
export function isAbout({ step, against, app }: Explanation, row: Row): boolean {
  if (against !== row.against || (app !== undefined && app !== row.app)) return false;
  const [begin, taken, end] = [row.app, step, row.to].map((name) => Number(majorOf(name))) as [number, number, number];
  return against === 'a new app' ? begin < taken && taken <= end : taken === end;
}
