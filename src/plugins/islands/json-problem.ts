/**
 * Finds values that JSON can't represent in the properties of an island, which the browser gets as JSON.
 *
 * @param value a property
 * @param path its name
 * @returns which part is the problem, and why; undefined when JSON can represent all of it
 */
export function findJsonProblem(value: unknown, path: string): string | undefined {
  const what = describe(value);
  if (what !== undefined) return `“${path}” is ${what}`;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [`${path}[${index}]`, part === undefined ? Symbol.for('undefined') : part])
    : Object.entries(value).map(([key, part]) => [`${path}.${key}`, part]);
  for (const [place, part] of parts) {
    const problem = part === value ? `“${place}” is the object that it is in` : findJsonProblem(part, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** @returns the kind of a value that JSON would lose; undefined for other values */
function describe(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return 'a BigInt';
  if (typeof value === 'symbol') return value === Symbol.for('undefined') ? 'undefined in a list' : 'a symbol';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('$$typeof' in value) return 'an element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  return `a ${(prototype as { constructor?: { name?: string } }).constructor?.name || 'class instance'}`;
}
