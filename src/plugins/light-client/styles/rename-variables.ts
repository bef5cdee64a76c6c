import type { Root } from 'postcss';

/** Matches quoted strings in values, and the names of custom properties that values read. */
const reading = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<=var\(\s*)--[\w-]+/g;

/**
 * Gives the custom properties of a style sheet short names. The most frequent properties get the shortest.
 *
 * @param root sheet; changed in place
 * @param foreign properties that something else could set or read; they keep their names
 */
export function renameVariables(root: Root, foreign: ReadonlySet<string>): void {
  const counts = countNames(root);
  const known = new Set(root.toString().match(/--[\w-]+/g));
  const names = [...counts.keys()].filter((name) => !foreign.has(name));
  names.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const shortNames = new Map<string, string>();
  let next = 0;
  for (const name of names) {
    let shortName: string;
    do shortName = `--${(next++).toString(36)}`;
    while (known.has(shortName) || foreign.has(shortName));
    shortNames.set(name, shortName);
  }
  const rename = (name: string): string => shortNames.get(name) ?? name;
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = declaration.value.replace(reading, rename);
  });
}

/** Counts how often each property that the sheet defines occurs. Leaves out properties that occur where no value is read, such as in a query. */
function countNames(root: Root): Map<string, number> {
  const counts = new Map<string, number>();
  root.walkDecls(/^--/, ({ prop }) => {
    counts.set(prop, (counts.get(prop) ?? 0) + 1);
  });
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(reading)) {
      const count = counts.get(name);
      if (count !== undefined) counts.set(name, count + 1);
    }
    for (const [name] of value.replace(reading, '').matchAll(/--[\w-]+/g)) counts.delete(name);
  });
  root.walkAtRules(({ params }) => {
    for (const [name] of params.matchAll(/--[\w-]+/g)) counts.delete(name);
  });
  return counts;
}
