import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { site } from '../../config/site';
import { checkArguments } from '../arguments';
import { askHosts } from './ask-hosts';

/**
 * The command `links:external`: lists the links that leave the site, with the pages that contain them. With `--check`, it requests each
 * address, and broken ones set exit code 1. It is not part of the build or the tests, because we do not control other hosts.
 *
 * @param [folder] of the build
 */
export async function reportExternalLinks(
  args: readonly string[],
  folder: string = join(projectRoot, 'build'),
): Promise<void> {
  if (!checkArguments(args, { flags: ['--check'] })) return;
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no build to read links from. Make one: npm run build');
    process.exitCode = 1;
    return;
  }
  const links = collectLinks(folder, site.url);
  if (!args.includes('--check')) {
    for (const [address, pages] of links) console.log(`${address}  ${describePages(pages)}`);
    console.log(`${links.size} addresses`);
    return;
  }
  const answers = await askHosts([...links.keys()]);
  for (const { address, state, note } of answers.filter((answer) => answer.state !== 'fine'))
    console.log(`${state.padEnd(8)} ${address}  ${note}  ${describePages(links.get(address) ?? [])}`);
  const count = (wanted: string) => answers.filter(({ state }) => state === wanted).length;
  console.log(
    `${answers.length} addresses: ${count('fine')} fine, ${count('moved')} moved, ${count('refused')} refused, ${count('broken')} broken`,
  );
  if (count('broken') > 0) process.exitCode = 1;
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
