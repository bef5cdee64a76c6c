/**
 * Headers of every response of a host. This is their only source. `src/plugins/hosting` completes the content security policy
 * with what the build finds in its pages, and the commands `serve` and `package` translate it into the format of each host.
 */
import { embeddedAppId } from './search';

/** Sources of the content security policy, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * What pages may load without a hosted search or a tag manager. Only what the site uses is allowed. The build adds the hashes of inline
 * scripts and style elements.
 */
export const contentPolicy: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Attributes only: colors of code, sizes of tables and of the progress bar. They can't load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  // `data:` for the small pictures embedded in the style sheet.
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // The frames in which samples run (`src/packages/run`).
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  // No page has a base element.
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * What pages may load from other hosts, in addition to {@link contentPolicy}: `'frame-src': ['https://www.youtube-nocookie.com']`. The checks
 * refuse everything else, and so do browsers.
 */
export const otherHosts: PolicySources = {};

/** Servers that the client of Algolia (algoliasearch 5) queries: the nearest first, then three others. */
export function listHostedSearchSources(appId: string): PolicySources {
  if (appId === embeddedAppId) return {};
  const hosts = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return { 'connect-src': hosts.map((host) => `https://${host.toLowerCase()}`) };
}

/** @param endpoint address that readers' answers are posted to (see `feedback.ts`) */
export function listFeedbackSources(endpoint: string | undefined): PolicySources {
  return endpoint === undefined ? {} : { 'connect-src': [new URL(endpoint).origin] };
}

/**
 * Sources that Google requires for a Tag Manager container with Google Analytics in it. An inline script in the page starts it, and the
 * build adds the hash of that script. Tags with scripts of their own ("Custom HTML") and tags of other companies stay blocked.
 */
export const tagManagerSources: PolicySources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  // For readers without JavaScript.
  'frame-src': ['https://www.googletagmanager.com'],
};

/** Hardware and data of the reader that no page, nor anything embedded in one, may request. Browsers warn about names they do not know. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** @param allowed features that are not denied */
export function denyFeatures(allowed: readonly string[] = []): string {
  return deniedFeatures
    .filter((feature) => !allowed.includes(feature))
    .map((feature) => `${feature}=()`)
    .join(', ');
}

/**
 * Headers of every response, whatever its status, in addition to `Content-Security-Policy` and `Cache-Control`.
 *
 * Left out on purpose: `Cross-Origin-Resource-Policy`, because everything here is public and feed readers show our pictures;
 * `X-Frame-Options`, because `frame-ancestors` does the same in every browser of the browserslist.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Two years, for this host only: the documentation must not decide for other hosts of the domain.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denyFeatures(),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
