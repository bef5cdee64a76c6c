/** What hosts take at most. A site that exceeds it would be published in part, or not at all. */
import { inputError } from '@capacitor-docs/shared';
import type { Hosting, PageRedirect } from './hosting';

const megabyte = 1024 * 1024;

/** Most files, and the largest file in bytes, that hosts take. Those that name no number here publish none. */
const uploadLimits: Readonly<Record<string, { readonly files?: number; readonly bytes?: number }>> = {
  cloudflare: { files: 20_000, bytes: 25 * megabyte },
  vercel: { files: 15_000, bytes: 100 * megabyte },
  'github-pages': { bytes: 100 * megabyte },
};

/** Most redirects. Netlify takes more, but advises against more than 10,000. */
export const redirectLimits = { netlify: 10_000, cloudflare: 2000, cloudflarePatterns: 100, vercel: 1024 };

/**
 * Picks the redirects that a host has room for. Each address that a page had is also a redirect page of the build, so that the others lead on as well,
 * only later and with status 200. Redirects without a page come first.
 *
 * @param host name for messages
 * @param room number of redirects
 * @param files of the build, to know which addresses have a page
 * @throws a one-line error when there is no room for the redirects without a page
 */
export function fitRedirects(
  host: string,
  { basePath, redirects }: Hosting,
  room: number,
  files: readonly string[],
): readonly PageRedirect[] {
  if (redirects.length <= room) return redirects;
  const known = new Set(files);
  const hasPage = (address: string) => known.has(`${address.slice(basePath.length)}/index.html`.replace(/^\//, ''));
  const bare = redirects.filter(({ from }) => !hasPage(from));
  if (bare.length > room) {
    throw inputError(
      `${host} has room for ${room} redirects, and ${bare.length} addresses have no redirect page that could take their place. Package for a host without this limit, such as nginx, or remove addresses from src/config/retired-addresses.json.`,
    );
  }
  let left = room - bare.length;
  return redirects.filter(({ from }) => {
    if (!hasPage(from)) return true;
    left -= 1;
    return left >= 0;
  });
}

/**
 * Checks that a host takes all files.
 *
 * @param sizes of the files of the package in bytes, by their paths
 * @throws a one-line error that says which limit is passed, and what to do
 */
export function checkUpload(host: string, sizes: ReadonlyMap<string, number>): void {
  const { files = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY } = uploadLimits[host] ?? {};
  const remedy =
    'Retire the oldest version (npm run cli docs:retire), or package for a host without this limit, such as nginx.';
  if (sizes.size > files)
    throw inputError(`${host} takes ${files} files at most, and the site has ${sizes.size}. ${remedy}`);
  const [largest] = [...sizes].sort(([, a], [, b]) => b - a);
  if (largest !== undefined && largest[1] > bytes) {
    const show = (size: number) => `${(size / megabyte).toFixed(1)} MiB`;
    throw inputError(
      `${host} takes files of ${show(bytes)} at most, and ${largest[0]} has ${show(largest[1])}. Move pages out of that version, or package for a host without this limit, such as nginx.`,
    );
  }
}
