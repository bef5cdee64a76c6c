/** Matches the scripts that every page of a deployment has. When the content of any script changes, the name of at least one of these changes. */
const commonScript = /\/assets\/js\/((?:runtime~)?main\.[^/?]+\.js)$/;

/**
 * Finds out which deployment of the site a document was loaded from.
 *
 * @returns sorted names of its common scripts; empty when it has none, as in development
 */
export function readDeployment(scripts: Iterable<{ readonly src: string }> = document.scripts): string[] {
  return [...scripts].flatMap(({ src }) => commonScript.exec(src)?.[1] ?? []).sort();
}

/** Whether a page is from the same deployment as the document with these scripts. */
export function isOfDeployment(html: string, scripts: readonly string[]): boolean {
  return scripts.every((name) => html.includes(name));
}
