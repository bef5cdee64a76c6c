import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, listPaths, projectRoot } from '@capacitor-docs/shared';
import { site } from '../../../config/site';
import { askHosts } from './ask-hosts';

/**
 * Requests each address outside of the site that pages of the build link to, and prints what does not work, with the pages.
 *
 * @param isList only lists the addresses
 * @returns the exit code: 1 when a link is broken
 * @throws a one-line error when there is no build
 */
export async function checkExternalLinks(isList: boolean): Promise<number> {
  const folder = join(projectRoot, 'build');
  if (!existsSync(join(folder, 'index.html')))
    throw inputError('There is no build to read links from. Make one: npm run build');
  const links = collectLinks(folder, site.url);
  if (isList) {
    for (const [address, pages] of links) console.log(`${address}  ${describePages(pages)}`);
    console.log(`${links.size} addresses`);
    return 0;
  }
  const answers = await askHosts([...links.keys()]);
  for (const { address, state, note } of answers.filter((answer) => answer.state !== 'fine'))
    console.log(`${state.padEnd(8)} ${address}  ${note}  ${describePages(links.get(address) ?? [])}`);
  const count = (wanted: string) => answers.filter(({ state }) => state === wanted).length;
  console.log(
    `${answers.length} addresses: ${count('fine')} fine, ${count('moved')} moved, ${count('refused')} refused, ${count('broken')} broken`,
  );
  return count('broken') > 0 ? 1 : 0;
}

/**
 * Finds the links of all pages that lead to another host, without their hashes. Redirect pages have no such links, and debug pages are skipped.
 *
 * @param folder of the build
 * @param siteUrl where the site is served: `https://example.com`
 * @returns sorted addresses, with the pages that link to each
 */
export function collectLinks(folder: string, siteUrl: string): Map<string, string[]> {
  const found: Map<string, string[]> = new Map();
  const files = listPaths(folder).filter((file) => file.endsWith('.html') && !file.startsWith('__docusaurus/'));
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const [, quoted, bare] of html.matchAll(/<a [^>]*?href=(?:"(https?:\/\/[^"]+)"|(https?:\/\/[^\s>]+))/g)) {
      const address = (quoted ?? bare ?? '').replaceAll('&amp;', '&').replace(/#.*$/, '');
      if (address.startsWith(`${siteUrl}/`)) continue;
      const pages = found.get(address) ?? [];
      if (pages.at(-1) !== file) found.set(address, [...pages, file]);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describePages(pages: readonly string[]): string {
  const others = pages.length - 1;
  return others > 0 ? `${pages[0]} and ${others} more` : (pages[0] ?? '');
}
