import { maxText, type Value } from '../protocol';

const maxDepth = 4;
const maxEntries = 50;

/** Describes a value so that another page can show it. Nothing of the value itself leaves the frame. */
export function describe(value: unknown, depth = 0): Value {
  if (typeof value === 'string') return { kind: 'string', text: value.slice(0, maxText) };
  if (typeof value === 'function') return { kind: 'other', text: `function ${value.name}`.trim() };
  if (typeof value !== 'object' || value === null) return { kind: 'literal', text: String(value) };
  if (value instanceof Date) return { kind: 'other', text: String(value) };
  if (value instanceof Element) return { kind: 'other', text: `<${value.localName}>` };
  const name = nameOf(value);
  if (depth === maxDepth) return { kind: 'other', text: name === '' ? '{…}' : name };
  const entries = listEntries(value);
  return {
    kind: 'object',
    name,
    entries: entries.slice(0, maxEntries).map(([key, entry]) => [key, describe(entry, depth + 1)]),
    more: Math.max(0, entries.length - maxEntries),
  };
}

function nameOf(value: object): string {
  if (value instanceof Error || value instanceof DOMException) return String(value).slice(0, maxText);
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
  return name === 'Object' || typeof name !== 'string' ? '' : name;
}

/** Lists the entries of an object. Those of the browser's own objects, such as positions, are only in their JSON. */
function listEntries(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, entry]) => [String(key), entry]);
  if (value instanceof Set) return [...value].map((entry, index) => [String(index), entry]);
  const entries = Object.entries(value);
  const { toJSON } = value as { toJSON?: unknown };
  return entries.length === 0 && typeof toJSON === 'function' ? Object.entries(Object(toJSON.call(value))) : entries;
}
