import type { MethodModel } from '../../reference/types';

/** Returns the title of a method in headings and the index: `getPhoto(…)`, `getInfo()`, `addListener('pause', …)`. */
export function methodTitle(method: MethodModel): string {
  if (method.kind === 'listener') return `${method.name}('${method.event}', …)`;
  return method.parameters.length === 0 ? `${method.name}()` : `${method.name}(…)`;
}
