import { type FlowNode, inlineElement, text } from '../nodes';
import { disclosure, records } from './record';

/** Number of labels from which they are folded. */
const fewest = 3;

/** Folds options that are labels of one part of the screen, such as those of a prompt: `promptLabelHeader`, `promptLabelCancel`. */
export function foldLabels(rows: readonly { name: string; row: FlowNode }[]): FlowNode[] {
  const prefixes = new Set(rows.flatMap(({ name }) => /^[a-z]+Label(?=[A-Z])/.exec(name) ?? []));
  const folds = [...prefixes]
    .map((prefix) => ({ prefix, members: rows.filter(({ name }) => name.startsWith(prefix)) }))
    .filter(({ members }) => members.length >= fewest);
  const folded = new Set(folds.flatMap(({ members }) => members));
  return [
    ...rows.filter((each) => !folded.has(each)).map(({ row }) => row),
    ...folds.map(({ prefix, members }) => {
      const names = members.map(({ name }, index) => (index === 0 ? name : `…${name.slice(prefix.length)}`));
      return disclosure(
        'api-more',
        [
          text(`${members.length} labels of the ${prefix.replace('Label', '')} `),
          inlineElement('small', {}, text(names.join(', '))),
        ],
        records(members.map(({ row }) => row)),
      );
    }),
  ];
}
