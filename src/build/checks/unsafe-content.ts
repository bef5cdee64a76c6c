import { load } from 'cheerio';

/** Attributes with an address that a browser may open or load, in lowercase and without `:` and `-`. */
const addressAttributes: readonly string[] = [
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'poster',
  'src',
  'srcset',
  // The link component of Docusaurus.
  'to',
  'xlinkhref',
];

/**
 * Finds the scheme that makes an address run code instead of leading somewhere. Parses it as browsers do (WHATWG URL): capital letters,
 * leading blanks and line breaks inside the scheme make no difference.
 *
 * @param address with its entities decoded
 * @returns the scheme, for a message; undefined for addresses that lead somewhere
 */
export function findUnsafeScheme(address: string): string | undefined {
  if (!URL.canParse(address, 'https://example.com/')) return undefined;
  const { protocol, pathname } = new URL(address, 'https://example.com/');
  if (protocol === 'javascript:' || protocol === 'vbscript:') return protocol;
  // Images can't run anything where they are displayed as images; every other document can.
  return protocol === 'data:' && !/^image\//i.test(pathname) ? `data:${pathname.split(/[;,]/)[0]}` : undefined;
}

/**
 * @param address of a link, an image or a script, as written
 * @returns what is wrong with it and what to do, for a message; undefined if nothing is wrong
 */
export function findUnsafeAddress(address: string): string | undefined {
  const scheme = findUnsafeScheme(address);
  return scheme === undefined
    ? undefined
    : `an address with ${scheme} is code, which the published site never runs. Write where it leads: https://…, or the path of a page.`;
}

/** @returns what is wrong with an element of that name; undefined if nothing is wrong */
export function findUnsafeElement(name: string): string | undefined {
  return /(?:^|:)script$/i.test(name)
    ? `<${name}> is not allowed: the published site runs only scripts that it knows. Write it as code, or add a client module (clientModules in docusaurus.config.ts).`
    : undefined;
}

/**
 * @param name of the attribute, as HTML or JSX writes it
 * @param value undefined if code computes it
 * @returns what is wrong with it and what to do; undefined if nothing is wrong
 */
export function findUnsafeAttribute(name: string, value: string | undefined): string | undefined {
  const plain = name.replace(/[:-]/g, '').toLowerCase();
  if (/^on[a-z]/.test(plain)) {
    return `${name} is not allowed: event handlers do nothing in the published site. Remove it, or put it into a component in a file that begins with 'use client'.`;
  }
  if (plain === 'srcdoc' || plain === 'dangerouslysetinnerhtml') {
    return `${name} is not allowed: nobody checks the HTML in it. Write it as Markdown.`;
  }
  if (value === undefined || !addressAttributes.includes(plain)) return undefined;
  const addresses = plain === 'srcset' ? value.split(/,\s+/) : [value];
  return addresses.map(findUnsafeAddress).find((problem) => problem !== undefined);
}

/**
 * Finds code in handwritten HTML: scripts, event handlers, addresses that run something.
 *
 * @param html a part of a page
 * @returns what is wrong and what to do, beginning with the element; undefined if nothing is wrong
 */
export function findUnsafeHtml(html: string): string | undefined {
  if (!html.includes('<')) return undefined;
  const $ = load(html, null, false);
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    const ofElement = findUnsafeElement(element.name);
    if (ofElement !== undefined) return ofElement;
    for (const [name, value] of Object.entries(element.attribs)) {
      const problem = findUnsafeAttribute(name, value);
      if (problem !== undefined) return `<${element.name}>: ${problem}`;
    }
  }
  return undefined;
}

/** Names of fields that contain an address, and of fields that contain HTML. */
const addressFields: readonly string[] = ['href', 'to', 'url', 'src', 'srcDark'];
const htmlFields: readonly string[] = ['content', 'copyright', 'html', 'value'];

/** A setting that contains code: the path to it, and what is wrong. */
export interface UnsafeSetting {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/**
 * Finds code in settings: in fields with addresses or HTML, at any depth.
 *
 * @param path to the value, from where the search began
 */
export function findUnsafeSetting(value: unknown, path: readonly (string | number)[] = []): UnsafeSetting | undefined {
  if (typeof value === 'string') {
    const field = String(path.filter((step) => typeof step === 'string').at(-1));
    const problem = addressFields.includes(field)
      ? findUnsafeAddress(value)
      : htmlFields.includes(field)
        ? findUnsafeHtml(value)
        : undefined;
    return problem === undefined ? undefined : { path, problem };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, part] of entries) {
    const found = findUnsafeSetting(part, [...path, step]);
    if (found !== undefined) return found;
  }
  return undefined;
}
