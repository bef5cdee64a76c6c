import type { MethodModel } from '../../reference/types';
import { code, type FlowNode, partHeading, text } from '../nodes';

/** Class of the example and its heading. The search excludes both: all names in them are in the signature and the types. */
const exampleClass = 'api-example';

/** Shows a short example call of the method, if there is one. */
export function showExample({ example }: MethodModel): FlowNode[] {
  if (example === undefined) return [];
  const block = code('ts', example);
  return [
    partHeading({ className: exampleClass }, text('Example')),
    { ...block, data: { hProperties: { className: ['language-ts', exampleClass] } } },
  ];
}
