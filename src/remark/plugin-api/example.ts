import type { MethodModel } from '../../reference/types';
import { code, type FlowNode } from '../nodes';

/** Shows a short example call of the method, if there is one. The search excludes its class: all names in it are in the signature and the types. */
export function showExample({ example }: MethodModel): FlowNode[] {
  if (example === undefined) return [];
  const block = code('ts', example, 'title="Example"');
  return [{ ...block, data: { hProperties: { className: ['language-ts', 'api-example'] } } }];
}
