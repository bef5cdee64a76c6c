import { load } from 'cheerio';

/** Attributes that hold an address a browser may go to or load, in small letters and without `:` and `-`. */
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
 * Finds what makes an address run code in the place of leading somewhere. It is read as browsers read it (WHATWG URL): capital letters, blanks
 * in front and line breaks inside of the scheme make no difference.
 *
 * @param address with its entities decoded
 * @returns the scheme as a message names it; nothing for addresses that lead somewhere
 */
export function findUnsafeScheme(address: string): string | undefined {
  if (!URL.canParse(address, 'https://example.com/')) return undefined;
  const { protocol, pathname } = new URL(address, 'https://example.com/');
  if (protocol === 'javascript:' || protocol === 'vbscript:') return protocol;
  // Pictures can't run anything where they are shown as such; every other document can.
  return protocol === 'data:' && !/^image\//i.test(pathname) ? `data:${pathname.split(/[;,]/)[0]}` : undefined;
}

/**
 * @param address where somebody wrote a link, a picture or a script
 * @returns what is wrong with it and what to do, for a message; nothing when all is well
 */
export function findUnsafeAddress(address: string): string | undefined {
  const scheme = findUnsafeScheme(address);
  return scheme === undefined
    ? undefined
    : `an address with ${scheme} is code, which the published site never runs. Write where it leads: https://…, or the path of a page.`;
}

/** @returns what is wrong with an element, by its name; nothing when all is well */
export function findUnsafeElement(name: string): string | undefined {
  return /(?:^|:)script$/i.test(name)
    ? `<${name}> is not allowed: the published site runs only scripts that it knows. Write it as code, or add a client module (src/site/client-modules.ts).`
    : undefined;
}

/**
 * @param name of the attribute, as HTML or JSX writes it
 * @param value what is known of it; nothing where code computes it
 * @returns what is wrong with it and what to do; nothing when all is well
 */
export function findUnsafeAttribute(name: string, value: string | undefined): string | undefined {
  const plain = name.replace(/[:-]/g, '').toLowerCase();
  if (/^on[a-z]/.test(plain)) {
    return `${name} is not allowed: handlers of events do nothing in the published site. Remove it, or put it into a component.`;
  }
  if (plain === 'srcdoc' || plain === 'dangerouslysetinnerhtml') {
    return `${name} is not allowed: nobody checks the HTML in it. Write it as Markdown.`;
  }
  if (value === undefined || !addressAttributes.includes(plain)) return undefined;
  const addresses = plain === 'srcset' ? value.split(/,\s+/) : [value];
  return addresses.map(findUnsafeAddress).find((problem) => problem !== undefined);
}

/**
 * Finds code in HTML that somebody wrote: scripts, handlers of events, addresses that run something.
 *
 * @param html a part of a page
 * @returns what is wrong and what to do, with the element in front; nothing when all is well
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

/** Settings that hold an address, and settings that hold HTML, by the names of their fields. */
const addressFields: readonly string[] = ['href', 'to', 'url', 'src', 'srcDark'];
const htmlFields: readonly string[] = ['content', 'copyright', 'html', 'value'];

/** A setting with code in it: the way to it, and what is wrong. */
export interface UnsafeSetting {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/**
 * Finds code in settings: in fields that hold addresses or HTML, however deep they are.
 *
 * @param path the way to the value from where the search began
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
