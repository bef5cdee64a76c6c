import type { PolicySources } from '../../config/security-headers';
import { site } from '../../config/site';
import { listSources, readServices } from './hosting';

/** What the attributes of an element load, by the directive of the policy that decides about it. Names are in lowercase, without `:` and `-`. */
const loads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audio: { src: 'media-src' },
  button: { formaction: 'form-action' },
  embed: { src: 'object-src' },
  form: { action: 'form-action' },
  frame: { src: 'frame-src' },
  iframe: { src: 'frame-src' },
  image: { href: 'img-src', xlinkhref: 'img-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  // With its relation, because most links load nothing.
  'link stylesheet': { href: 'style-src' },
  object: { data: 'object-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  themedimage: { sources: 'img-src' },
  track: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
};

/** What people call the things that a directive is about. */
const things: Readonly<Record<string, string>> = {
  'form-action': 'forms that are sent to',
  'frame-src': 'frames from',
  'img-src': 'pictures from',
  'media-src': 'videos and sound from',
  'object-src': 'plugins from',
  'style-src': 'style sheets from',
};

/**
 * Finds an address that the content security policy of the published site blocks.
 *
 * @param element name of the element that loads the address; for a link, followed by its relation
 * @param attribute its attribute, in lowercase and without `:` and `-`
 * @param address with its entities decoded
 * @param sources what pages may load; by default, what hosts are told
 * @returns what is blocked and the ways out, for a message; undefined if nothing is blocked
 */
export function findBlockedAddress(
  element: string,
  attribute: string,
  address: string,
  sources?: PolicySources,
): string | undefined {
  const directive = loads[element.toLowerCase()]?.[attribute];
  // Docusaurus removes the scheme `pathname:`.
  const path = address.trim().replace(/^pathname:\/\//, '');
  if (directive === undefined || !URL.canParse(path, site.url)) return undefined;
  const url = new URL(path, site.url);
  const own = new URL(site.url).origin;
  const policy = sources ?? listSources(readServices(process.env));
  // The site's own frames are those in which samples run. No page can be in one (`frame-ancestors`).
  const allowed = (policy[directive] ?? policy['default-src'] ?? []).filter(
    (source) => directive !== 'frame-src' || source !== "'self'",
  );
  if (allowed.some((source) => matches(source, url, own))) return undefined;
  const from = url.origin === own ? 'this site' : url.origin === 'null' ? url.protocol : url.origin;
  const isFile = ['img-src', 'media-src', 'style-src'].includes(directive);
  const instead = isFile ? 'Put the file into static/ and write its path' : 'Write a link to it instead';
  const allow = `allow the host with '${directive}': ['${from}'] in otherHosts of src/config/security-headers.ts`;
  return `the published site blocks ${things[directive]} ${from}. ${instead}${from === 'this site' ? '' : `, or ${allow}`}.`;
}

/** Whether a source of the policy allows an address; https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function matches(source: string, url: URL, own: string): boolean {
  if (source === "'self'") return url.origin === own;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source === url.protocol;
  const [, scheme = 'https?://', host = '', path = ''] = /^(\w+:\/\/)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  const pattern = host.replace(/[.]/g, '\\.').replace('*', '.+');
  const isBelow = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return new RegExp(`^${scheme}${pattern}$`, 'i').test(url.origin) && isBelow;
}
