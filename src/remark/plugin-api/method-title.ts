import type { MethodModel } from '../../reference/types';

/** A method as headings and the index name it: `getPhoto(…)`, `getInfo()`, `addListener('pause', …)`. */
export function methodTitle(method: MethodModel): string {
  if (method.kind === 'listener') return `${method.name}('${method.event}', …)`;
  return method.parameters.length === 0 ? `${method.name}()` : `${method.name}(…)`;
}
