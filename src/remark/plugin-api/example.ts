import type { MethodModel } from '../../reference/types';
import { code, type FlowNode, partHeading, text } from '../nodes';

/** Class of the example and of its heading, which the search leaves out: all of its names are in the signature and the types. */
const exampleClass = 'api-example';

/** Shows a few lines that call the method; nothing where nobody wrote them. */
export function showExample({ example }: MethodModel): FlowNode[] {
  if (example === undefined) return [];
  const block = code('ts', example);
  return [
    partHeading({ className: exampleClass }, text('Example')),
    { ...block, data: { hProperties: { className: ['language-ts', exampleClass] } } },
  ];
}
