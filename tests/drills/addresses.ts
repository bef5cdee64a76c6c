/** Which addresses a build answers, so that those of an earlier build can be looked for in a later one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readHosting } from '../../src/cli/serve/hosting-file';
import { resolveRequest } from '../../src/cli/serve/resolve-request';

/**
 * @param folder of a build
 * @returns addresses of its pages, of what leads on to them, and of their Markdown
 */
export function listAddresses(folder: string): string[] {
  const { basePath, prefixes } = readHosting(folder);
  const files = listFiles(folder).filter((file) => !file.startsWith('__') && !/^(?:llms|data)\//.test(file));
  const pages = files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => basePath + file.replace(/\/?index\.html$/, ''));
  const texts = files.filter((file) => file.endsWith('.md')).map((file) => basePath + file);
  // Below the name of the latest version are its own pages, neither those of others nor those of no version.
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
 * @returns a line for each address that leads to no page, or round in circles
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
