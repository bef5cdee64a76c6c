/** Lists the addresses of a build, so that a later build can be checked for those of an earlier one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readHosting } from '../../src/packages/docs-cli/serve/hosting-file';
import { resolveRequest } from '../../src/packages/docs-cli/serve/resolve-request';

/**
 * @param folder of a build
 * @returns addresses of its pages, of redirects to them, and of their Markdown
 */
export function listAddresses(folder: string): string[] {
  const { basePath, prefixes } = readHosting(folder);
  const files = listFiles(folder).filter((file) => !file.startsWith('__') && !/^(?:llms|data)\//.test(file));
  const pages = files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => basePath + file.replace(/\/?index\.html$/, ''));
  const texts = files.filter((file) => file.endsWith('.md')).map((file) => basePath + file);
  // The prefix of the latest version covers only its own pages, not those of other versions or of no version.
  const foreign = /^\/docs\/(?:next|v\d+)(?:\/|$)/;
  const isOwn = (page: string, root: string) =>
    root === '/docs' ? !foreign.test(page) && texts.includes(`${page}.md`) : `${page}/`.startsWith(`${root}/`);
  const named = prefixes.flatMap(({ from, to }) =>
    pages.filter((page) => isOwn(page, to)).map((page) => from + page.slice(to.length)),
  );
  return [...new Set([...pages, ...texts, ...named])].sort();
}

/**
 * @param folder of a build
 * @returns a line for each address that leads to no page or into a redirect loop
 */
export function findLost(addresses: readonly string[], folder: string): string[] {
  const hosting = readHosting(folder);
  const files = new Set(listFiles(folder));
  return addresses.flatMap((address) => {
    let here = address;
    for (let step = 0; step < 5; step++) {
      const answer = resolveRequest(hosting, here, (file) => files.has(file));
      if ('location' in answer) {
        here = answer.location;
        continue;
      }
      if (answer.status === 404) return [`${address} ends at ${here}, which is not there`];
      const [, target] =
        /<html[^>]* data-to="([^"]+)"/.exec(readFileSync(join(folder, answer.file), 'utf8').slice(0, 300)) ?? [];
      if (target === undefined) return [];
      here = target;
    }
    return [`${address} leads on and on`];
  });
}
