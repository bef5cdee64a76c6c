/** `check:links`: asks other hosts whether the links of the build to them still work. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, listPaths, projectRoot } from '@capacitor-docs/shared';
import { site } from '../../../config/site';
import { mapWithLimit } from '../map-with-limit';

/** What a host said: `moved` redirects permanently. `refused` rejects requests from programs, so that a person has to check it. */
interface Answer {
  readonly address: string;
  readonly state: 'fine' | 'moved' | 'refused' | 'broken';
  readonly note: string;
}

/** Number of hosts that are asked at the same time. Each of them gets one request at a time. */
const hostsAtOnce = 8;

/** Time after which a host counts as unresponsive, in milliseconds. */
const usualTimeout = 15_000;

/**
 * Requests each address outside of the site that pages of the build link to, and prints what does not work, with the pages.
 *
 * @returns the exit code: 1 when a link is broken
 * @throws a one-line error when there is no build
 */
export async function checkExternalLinks(): Promise<number> {
  const folder = join(projectRoot, 'build');
  if (!existsSync(join(folder, 'index.html')))
    throw inputError('There is no build to read links from. Make one: npm run build');
  const links = collectLinks(folder, site.url);
  const answers = await askHosts([...links.keys()]);
  for (const { address, state, note } of answers.filter((answer) => answer.state !== 'fine')) {
    const [page, ...others] = links.get(address) ?? [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    console.log(`${state.padEnd(8)} ${address}  ${note}  ${page}${more}`);
  }
  const count = (wanted: Answer['state']) => answers.filter(({ state }) => state === wanted).length;
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

/**
 * Requests each address.
 *
 * @param [timeout] of one request, in milliseconds
 * @returns results, by host
 */
export async function askHosts(addresses: readonly string[], timeout: number = usualTimeout): Promise<Answer[]> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const host = address.split('/')[2] ?? '';
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const answers = await mapWithLimit([...hosts.values()], hostsAtOnce, (own) =>
    mapWithLimit(own, 1, (address) => ask(address, timeout)),
  );
  return answers.flat();
}

/** Sends a HEAD request, and a GET request if the HEAD request fails. */
async function ask(address: string, timeout: number): Promise<Answer> {
  const request = async (method: 'HEAD' | 'GET'): Promise<Response> => {
    // The owners of hosts see who sends the requests.
    const headers = { 'user-agent': 'capacitor-documentation link check' };
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers,
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await request('HEAD');
    const { status, headers } = head.status < 400 ? head : await request('GET');
    if (status === 301 || status === 308)
      return { address, state: 'moved', note: `${status} to ${headers.get('location')}` };
    const isRefused = [401, 403, 405, 429, 999].includes(status);
    return { address, state: status < 400 ? 'fine' : isRefused ? 'refused' : 'broken', note: String(status) };
  } catch (error) {
    const { cause, message } = error as Error;
    return { address, state: 'broken', note: cause instanceof Error ? cause.message : message };
  }
}
