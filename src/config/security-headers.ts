/**
 * What every answer of a host says beside the content: the one source of the headers. `src/plugins/hosting` completes the content policy
 * with what the build finds in its pages, and the commands `serve` and `package` put it into the words of each host.
 */
import { embeddedAppId } from './search';

/** Sources by directive, as the content security policy has them. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * What pages may load without a hosted search or a tag manager. Nothing is allowed that the site does not use; inline scripts and style
 * elements get their hashes from the build.
 */
export const contentPolicy: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Attributes only: colours of code, sizes of tables and of the progress bar. They can't load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  // `data:` for the small pictures inside the style sheet.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  // No page has a base element.
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Style elements that scripts put into the page; the build can't find them in its HTML. */
export const scriptedStyles: readonly string[] = [
  // The logo in the search dialog of @docsearch/react 4.7.0.
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
];

/** Where the client of Algolia (algoliasearch 5) asks: the nearest server first, then three others. */
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
 * What Google asks for a container of its Tag Manager with Google Analytics in it. Its start is an inline script of the page, whose hash
 * the build finds; tags with scripts of their own ("Custom HTML") and tags of other companies stay blocked.
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

/** What hardware and data of the reader no page and nothing inside of a page may ask for. Browsers warn of names that they do not know. */
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

/**
 * Headers of every answer, whatever its status, beside `Content-Security-Policy` and `Cache-Control`.
 *
 * Left out on purpose: `Cross-Origin-Resource-Policy`, because everything here is public and feed readers show our pictures;
 * `X-Frame-Options`, because `frame-ancestors` says it in every browser of the browserslist.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Two years, for this host only: what the owner of the domain runs on others is not for its documentation to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
