import type { MethodModel } from '../../reference/types';
import { code, type FlowNode, paragraph, text } from '../nodes';

/** Class of the example and of the word above it, which the search leaves out: all of its names are in the signature and the types. */
const exampleClass = 'api-example';

/** Keep the word near its block, and away from a fold above it. */
const titleClasses = ['margin-top--md', 'margin-bottom--sm'];

/** Shows a few lines that call the method; nothing where nobody wrote them. */
export function showExample({ example }: MethodModel): FlowNode[] {
  if (example === undefined) return [];
  const title = paragraph({ type: 'strong', children: [text('Example')] });
  const block = code('ts', example);
  return [
    { ...title, data: { hProperties: { className: [exampleClass, ...titleClasses] } } },
    { ...block, data: { hProperties: { className: ['language-ts', exampleClass] } } },
  ];
}
