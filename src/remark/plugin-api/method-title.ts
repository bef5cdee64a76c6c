import type { MethodModel } from '../../reference/types';

/** Returns the title of a method in headings and the index: `getPhoto`, `addListener('pause', …)`. */
export function methodTitle(method: MethodModel): string {
  return method.kind === 'listener' ? `${method.name}('${method.event}', …)` : method.name;
}
