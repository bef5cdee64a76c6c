/** Finds the version and the page that a request means. Input is only ever compared with existing names. */
import { movedPages } from '../config/moved-pages';
import { basePath, type VersionName } from '../config/versions';
import { toPageKey } from '../lib/counterparts';
import { nearestName } from '../lib/nearest-name';
import { suggestPages } from '../lib/suggest-pages';
import { versionOfUrl } from '../lib/version-of-url';
import { type Docs, type ListedPage, type ListedVersion, listAllPages, rootOf } from './docs';
import { quote, Refusal } from './refusal';

/** Describes a version: `v4 (latest, Capacitor 4.8.2)`. */
export function describeVersion({ version, state, release }: ListedVersion): string {
  return `${version} (${state}, Capacitor ${release})`;
}

/**
 * @param wanted `v4`, `4`, `4.8.2`, `latest`, `next`, or as in `package.json`: `^4.1.0`, `5.0.0-beta.1`
 * @throws an error that names the nearest version when there is no such version
 */
export async function findVersion(docs: Docs, wanted: string): Promise<ListedVersion> {
  const versions = await docs.listVersions();
  const text = wanted.trim().toLowerCase();
  const major = /^[\^~]?v?(\d{1,4})(?:\.\w+)*(?:-[\w.-]+)?$/.exec(text)?.[1];
  const found = versions.find(
    ({ version, state }) =>
      version === `v${major}` ||
      (text === 'latest' && state === 'latest') ||
      (/^(?:next|unreleased)$/.test(text) && state === 'unreleased'),
  );
  if (found !== undefined) return found;
  const names = versions.map(({ version }) => version);
  const nearest = major === undefined ? nearestName(text, names) : nearestMajor(Number(major), names);
  throw new Refusal(
    `There is no version ${quote(wanted)}, only ${names.join(', ')}.${nearest === undefined ? '' : ` The nearest one is ${nearest}.`}`,
  );
}

function nearestMajor(major: number, names: readonly VersionName[]): VersionName | undefined {
  const distance = (name: VersionName): number => Math.abs(Number(name.slice(1)) - major);
  return [...names].sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Finds a page by its path in the version (`apis/camera`), its path on the site or its whole address, with or without `.md`.
 *
 * @throws an error that names pages on the same subject, or the nearest ones, and the version that the page belongs to
 */
export async function findPage(docs: Docs, { version }: ListedVersion, wanted: string): Promise<ListedPage> {
  const pages = await docs.listPages(version);
  const root = rootOf(version);
  const path = toPath(wanted, await docs.findRoot());
  const isWhole = `${path}/`.startsWith(basePath);
  const address = isWhole ? path : `${root}/${path.replace(/^[./]+/, '')}`;
  // A path may start with the name of the version, even if the version is served at another prefix.
  const routes = [address, basePath + path].flatMap((route) => [route, route.replace(`${basePath}${version}`, root)]);
  const keys = routes.flatMap((route) => (`${route}/`.startsWith(`${root}/`) ? toPageKey(route, root) : []));
  const found = pages.find((page) => keys.includes(`/${page.path}`));
  if (found !== undefined) return found;
  const all = await listAllPages(docs);
  const owner = isWhole ? all.find((other) => other.name !== version && other.pages.includes(path)) : undefined;
  const belongs = owner === undefined ? '' : `, it is one of ${owner.name}`;
  throw new Refusal(
    `${version} has no page ${quote(wanted)}${belongs}. ${describePages(suggestPages(address, version, all, movedPages), version)}`,
  );
}

/** Returns the path of an address, without `.md`, `.html`, trailing slash, query and fragment. */
function toPath(wanted: string, root: string): string {
  const text = wanted.trim();
  const { origin } = new URL(root);
  if (/^[a-z][a-z+.-]*:/i.test(text) && !text.startsWith(`${origin}/`)) {
    throw new Refusal(`${quote(wanted)} is not an address of this documentation, which is at ${root}.`);
  }
  const path = text.startsWith(origin) ? text.slice(origin.length) : text;
  return path
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/(.)\/+$/, '$1');
}

function describePages(routes: readonly string[], version: VersionName): string {
  if (routes.length === 0) return 'Find it with search_docs.';
  const named = routes.map((route) => {
    const owner = versionOfUrl(route)?.name ?? version;
    const path = toPageKey(route, rootOf(owner)).slice(1) || 'index';
    return owner === version ? path : `${path} of ${owner}`;
  });
  return `The nearest ${named.length === 1 ? 'one is' : 'ones are'} ${named.join(', ')}.`;
}
