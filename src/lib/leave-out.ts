/** What the data of Docusaurus has of a page: its file, and its address under two names. */
interface NamedPage {
  readonly id?: unknown;
  readonly path?: unknown;
  readonly permalink?: unknown;
  readonly source?: unknown;
}

/**
 * Leaves out what is about certain pages, from data of Docusaurus: their entries, and their ids in the lists and sidebars of their version.
 *
 * @param names addresses and files of these pages (`@site/docs/page.md`)
 */
export function leaveOut<Value>(value: Value, names: ReadonlySet<string>): Value;
export function leaveOut(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isLeftOut = (entry: unknown): boolean => namesOf(entry).some((name) => names.has(name));
  if (Array.isArray(value)) return value.filter((entry) => !isLeftOut(entry)).map((entry) => leaveOut(entry, names));
  const { docs = [], drafts = [], draftIds = [] } = value as Record<'docs' | 'drafts' | 'draftIds', unknown[]>;
  const ids = Array.isArray(docs) ? [...draftIds, ...[...docs, ...drafts].filter(isLeftOut).map(idOf)] : [];
  const known = ids.length === 0 ? names : new Set([...names, ...ids.filter((id) => typeof id === 'string')]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => !isLeftOut(entry))
      .map(([key, entry]) => [key, leaveOut(entry, known)]),
  );
}

function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { id, path, permalink, source } = value as NamedPage;
  return [id, path, permalink, source].filter((name) => typeof name === 'string');
}

function idOf(value: unknown): unknown {
  return (value as NamedPage).id;
}
