import { askedCaching, foreverCaching, hashedNames } from '../../config/caching';
import { mediaTypes } from '../../config/media-types';
import {
  contentPolicy,
  listFeedbackSources,
  listHostedSearchSources,
  type PolicySources,
  scriptedStyles,
  securityHeaders,
  tagManagerSources,
} from '../../config/security-headers';
import { listPrefixRedirects, type PrefixRedirect } from '../../config/version-prefixes';
import { basePath, docsVersions } from '../../config/versions';
import type { Redirect } from '../redirects/redirects';
import { formatPolicy, listInlineSources, mergeSources } from './content-policy';
import { hashInlineCode, type InlineHashes } from './inline-code';

/** File in the root of a build that tells servers and packaging how the build is to be served. No host serves it. */
export const hostingFile = '.hosting.json';

/** A page that leads on, and how long browsers may remember it; see `PrefixRedirect`. */
export interface PageRedirect extends Redirect {
  readonly status: 301 | 302;
}

/** How a build is to be served, whatever the host. Paths of files are below the root of the build. */
export interface Hosting {
  readonly basePath: string;
  /** Of every answer. `Cache-Control` follows from the name of the file. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sources of regular expressions; a file that one of them matches is kept for good. */
  readonly hashedNames: readonly string[];
  readonly caching: { readonly hashed: string; readonly other: string };
  /** By file ending, without the dot. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Addresses without a slash at the end; with one they lead on as well. */
  readonly redirects: readonly PageRedirect[];
  /** Everything below `from` leads to the same below `to`. */
  readonly prefixes: readonly PrefixRedirect[];
  /** File with which unknown paths are answered, with status 404. */
  readonly notFound: string;
  /** Files that browsers and robots look for in the root of the host, and not below the base path. */
  readonly rootFiles: readonly string[];
}

const rootFiles = ['robots.txt', '.well-known/security.txt'];

/**
 * @param inline hashes of the code inside of the pages
 * @param redirects pages that lead on
 * @param hosted what the build talks to beside its own host
 */
export function makeHosting(
  inline: InlineHashes,
  redirects: readonly Redirect[],
  hosted: {
    readonly searchAppId: string;
    readonly hasTagManager: boolean;
    readonly feedbackEndpoint?: string | undefined;
  },
): Hosting {
  const sources: PolicySources = mergeSources(
    contentPolicy,
    listInlineSources(inline),
    listInlineSources(hashInlineCode(scriptedStyles.map((text) => `<style>${text}</style>`))),
    listHostedSearchSources(hosted.searchAppId),
    listFeedbackSources(hosted.feedbackEndpoint),
    hosted.hasTagManager ? tagManagerSources : {},
  );
  return {
    basePath,
    headers: { 'Content-Security-Policy': formatPolicy(sources), ...securityHeaders },
    hashedNames,
    caching: { hashed: foreverCaching, other: askedCaching },
    mediaTypes,
    redirects: redirects.map((redirect) => ({ ...redirect, status: leavesUnreleased(redirect) ? 302 : 301 })),
    prefixes: listPrefixRedirects(),
    notFound: '404.html',
    rootFiles,
  };
}

/** A page that only the unreleased version has comes to this address with its release. */
function leavesUnreleased({ from, to }: Redirect): boolean {
  const unreleased = docsVersions.filter(({ state }) => state === 'unreleased');
  return unreleased.some(({ routePrefix }) => {
    const isBelow = (address: string) => `${address}/`.startsWith(`${basePath}${routePrefix}/`);
    return isBelow(to) && !isBelow(from);
  });
}
