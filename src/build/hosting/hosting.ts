import { hashedNames, immutableCaching, revalidatedCaching } from '../../config/caching';
import { feedback } from '../../config/feedback';
import mediaTypes from '../../config/media-types.json' with { type: 'json' };
import {
  contentPolicy,
  listFeedbackSources,
  listHostedSearchSources,
  otherHosts,
  type PolicySources,
  securityHeaders,
  tagManagerSources,
} from '../../config/security-headers';
import { listPrefixRedirects, type PrefixRedirect } from '../../config/version-prefixes';
import { basePath, docsVersions, latestVersion } from '../../config/versions';
import type { Redirect } from '../redirects/redirects';
import { readTagManager } from '../settings/environment';
import { readSearchConfig } from '../settings/search';
import { formatPolicy, listInlineSources, mergeSources } from './content-policy';
import type { InlineHashes } from './inline-code';

/** File in the root of a build that tells servers and packaging how to serve the build. The file itself is not served. */
export const hostingFile = '.hosting.json';

/** A redirect, and whether browsers may cache it permanently; see `PrefixRedirect`. */
export interface PageRedirect extends Redirect {
  readonly status: 301 | 302;
}

/** Headers that a folder has in addition to those of every response, or in their place. */
export interface FolderHeaders {
  /** From the root of the build, with a slash at its end. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How to serve a build, on any host. File paths are relative to the root of the build. */
export interface Hosting {
  readonly basePath: string;
  /** Headers of every response. `Cache-Control` depends on the file name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folders with headers of their own. No folder is in another one. */
  readonly folders: readonly FolderHeaders[];
  /** Sources of regular expressions; files that match one of them are cached forever. */
  readonly hashedNames: readonly string[];
  readonly caching: { readonly hashed: string; readonly other: string };
  /** By file extension, without the dot. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Addresses without a trailing slash; with one, they redirect as well. */
  readonly redirects: readonly PageRedirect[];
  /** Everything below `from` redirects to the same path below `to`. */
  readonly prefixes: readonly PrefixRedirect[];
  /** File that is served for unknown paths, with status 404. */
  readonly notFound: string;
  /** Files that browsers, robots and assistants look for at the root of the host, not below the base path. */
  readonly rootFiles: readonly string[];
}

const rootFiles = ['robots.txt', 'llms.txt', '.well-known/security.txt'];

/** Where programs look for the text of all pages. It is that of the latest version, so the redirect is not permanent. */
const fullText: PageRedirect = {
  from: `${basePath}llms-full.txt`,
  to: `${basePath}llms/${latestVersion.name}/llms-full.txt`,
  status: 302,
};

/** External services that the site uses. */
export interface Services {
  readonly searchAppId: string;
  readonly hasTagManager: boolean;
  readonly feedbackEndpoint?: string | undefined;
}

/** Reads which services the site uses. @param env environment of the build */
export function readServices(env: Readonly<Record<string, string | undefined>>): Services {
  return {
    searchAppId: readSearchConfig(env).appId,
    feedbackEndpoint: feedback.endpoint,
    hasTagManager: readTagManager(env).googleTagManager !== undefined,
  };
}

/** Lists what pages may load, without their inline code. Hosts get their policy from it, and checks refuse what it blocks. */
export function listSources({ searchAppId, hasTagManager, feedbackEndpoint }: Services): PolicySources {
  return mergeSources(
    contentPolicy,
    otherHosts,
    listHostedSearchSources(searchAppId),
    listFeedbackSources(feedbackEndpoint),
    hasTagManager ? tagManagerSources : {},
  );
}

/** @returns the headers of every response, except for caching */
export function listHeaders(sources: PolicySources): Record<string, string> {
  return { 'Content-Security-Policy': formatPolicy(sources), ...securityHeaders };
}

/**
 * @param inline hashes of the inline code of the pages
 * @param redirects redirects of pages
 * @param folders folders with headers of their own
 */
export function makeHosting(
  inline: InlineHashes,
  redirects: readonly Redirect[],
  services: Services,
  folders: readonly FolderHeaders[] = [],
): Hosting {
  return {
    basePath,
    headers: listHeaders(mergeSources(listSources(services), listInlineSources(inline))),
    folders,
    hashedNames,
    caching: { hashed: immutableCaching, other: revalidatedCaching },
    mediaTypes,
    redirects: [
      ...redirects.map((redirect) => ({
        ...redirect,
        status: leavesUnreleased(redirect) ? (302 as const) : (301 as const),
      })),
      fullText,
    ],
    prefixes: listPrefixRedirects(),
    notFound: '404.html',
    rootFiles,
  };
}

/** Returns whether a redirect leads into the unreleased version, whose release will put the page at this address. */
function leavesUnreleased({ from, to }: Redirect): boolean {
  const unreleased = docsVersions.filter(({ state }) => state === 'unreleased');
  return unreleased.some(({ routePrefix }) => {
    const isBelow = (address: string) => `${address}/`.startsWith(`${basePath}${routePrefix}/`);
    return isBelow(to) && !isBelow(from);
  });
}
