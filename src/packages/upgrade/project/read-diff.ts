/** The lines of a diff, without their signs. */
export interface Diff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
  /** Neighboring lines that were removed and added, in order. */
  readonly changes: readonly { readonly added: readonly string[]; readonly removed: readonly string[] }[];
}

/** Reads the code of a `diff` block of a guide. Lines between its parts (`@@ … @@`) are left out. */
export function readDiff(code: string): Diff {
  const lines = code.split('\n');
  const of = (sign: string, own: readonly string[]): string[] =>
    own.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  const changes: { added: string[]; removed: string[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isChange = /^[-+]/.test(line);
    if (isChange && !isOpen) changes.push({ added: [], removed: [] });
    isOpen = isChange;
    if (isChange) changes.at(-1)?.[line.startsWith('+') ? 'added' : 'removed'].push(line.slice(1));
  }
  return { added: of('+', lines), removed: of('-', lines), kept: of(' ', lines), changes };
}

/** Reads code that must be in a file as it is. */
export function asAdded(code: string): Diff {
  const added = code.split('\n');
  return { added, removed: [], kept: [], changes: [{ added, removed: [] }] };
}
