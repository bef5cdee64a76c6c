import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths.mjs';
import { checkArguments } from './arguments.mjs';
import { askHosts } from './ask-hosts.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * The command behind `external-links.mjs`: lists the links that leave the site with the pages that have them. With `--check` each address is
 * asked for, and what does not answer makes the exit code 1. It is not a part of the build or the tests, because the internet is not ours.
 *
 * @param {readonly string[]} args
 * @param {string} [folder] of the build
 * @returns {Promise<void>}
 */
export async function reportExternalLinks(args, folder = join(projectRoot, 'build')) {
  if (!checkArguments(args, { flags: ['--check'] })) return;
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no build to read links from. Make one: npm run build');
    process.exitCode = 1;
    return;
  }
  /** @type {{ site: { url: string } }} */
  const { site } = await loadTypeScript('src/config/site.ts');
  const links = collectLinks(folder, site.url);
  if (!args.includes('--check')) {
    for (const [address, pages] of links) console.log(`${address}  ${describePages(pages)}`);
    console.log(`${links.size} addresses`);
    return;
  }
  const answers = await askHosts([...links.keys()]);
  for (const { address, state, note } of answers.filter((answer) => answer.state !== 'fine'))
    console.log(`${state.padEnd(8)} ${address}  ${note}  ${describePages(links.get(address) ?? [])}`);
  const count = (/** @type {string} */ wanted) => answers.filter(({ state }) => state === wanted).length;
  console.log(
    `${answers.length} addresses: ${count('fine')} fine, ${count('moved')} moved, ${count('refused')} refused, ${count('broken')} broken`,
  );
  if (count('broken') > 0) process.exitCode = 1;
}

/**
 * Finds the links of all pages that lead to another host, without their hashes. Redirects and debug pages have none of their own.
 *
 * @param {string} folder of the build
 * @param {string} siteUrl where the site is served: `https://example.com`
 * @returns {Map<string, string[]>} addresses, sorted, and the pages that link them
 */
export function collectLinks(folder, siteUrl) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
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

/**
 * @param {readonly string[]} pages
 * @returns {string}
 */
function describePages(pages) {
  const others = pages.length - 1;
  return others > 0 ? `${pages[0]} and ${others} more` : (pages[0] ?? '');
}
