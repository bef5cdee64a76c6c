/**
 * What the search dialog searched in when the reader followed its link to the search page. That address has only the
 * query, so the page would have to guess. `all` stands for all versions.
 */
let chosen: string | undefined;

/** @param tag of the version, or `all` */
export function rememberChosenVersion(tag: string): void {
  chosen = tag;
}

/** @returns the tag, or `all`; undefined when the reader came another way */
export function readChosenVersion(): string | undefined {
  return chosen;
}
