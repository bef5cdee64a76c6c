import { type FlowNode, inlineElement } from '../nodes';
import { disclosure, records } from './card';

/** Number of labels from which they are folded. */
const fewest = 3;

export interface OptionRow {
  readonly name: string;
  readonly row: FlowNode;
  /** Rows of a lower rank come first. Those of the same rank keep the order of the package. */
  readonly rank: number;
}

/** Sorts options, and folds those that are labels of one part of the screen, such as those of a prompt: `promptLabelHeader`, `promptLabelCancel`. */
export function foldLabels(rows: readonly OptionRow[]): FlowNode[] {
  const prefixes = new Set(rows.flatMap(({ name }) => /^[a-z]+Label(?=[A-Z])/.exec(name) ?? []));
  const folds = [...prefixes]
    .map((prefix) => ({ prefix, members: rows.filter(({ name }) => name.startsWith(prefix)) }))
    .filter(({ members }) => members.length >= fewest);
  const folded = new Set(folds.flatMap(({ members }) => members));
  return [
    ...rows
      .filter((each) => !folded.has(each))
      .sort((a, b) => a.rank - b.rank)
      .map(({ row }) => row),
    ...folds.map(({ prefix, members }) => {
      const names = members.map(({ name }, index) => (index === 0 ? name : `…${name.slice(prefix.length)}`));
      return disclosure(
        'api-more',
        [
          `${members.length} labels of the ${prefix.replace('Label', '')} `,
          inlineElement('small', {}, names.join(', ')),
        ],
        records(members.map(({ row }) => row)),
      );
    }),
  ];
}
