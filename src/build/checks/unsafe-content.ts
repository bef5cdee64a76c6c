import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { load } from 'cheerio';
import { basePath } from '../../config/versions';
import { findBlockedAddress } from '../hosting/blocked-address';

/** Attributes with an address that a browser may open or load, in lowercase and without `:` and `-`. */
const addressAttributes: readonly string[] = [
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'poster',
  // The theme's picture for each color mode.
  'sources',
  'src',
  'srcset',
  // The link component of Docusaurus.
  'to',
  'xlinkhref',
];

/**
 * Finds addresses that run code instead of leading somewhere. Parses them as browsers do (WHATWG URL): capital letters, leading blanks and line breaks
 * inside the scheme make no difference.
 *
 * @param address of a link, an image or a script, with its entities decoded
 * @returns what is wrong with it and what to do, for a message; undefined if nothing is wrong
 */
export function findUnsafeAddress(address: string): string | undefined {
  if (!URL.canParse(address, 'https://example.com/')) return undefined;
  const { protocol, pathname } = new URL(address, 'https://example.com/');
  // Images can't run anything where they are displayed as images; every other document can.
  const isDocument = protocol === 'data:' && !/^image\//i.test(pathname);
  if (protocol !== 'javascript:' && protocol !== 'vbscript:' && !isDocument) return undefined;
  const scheme = isDocument ? `data:${pathname.split(/[;,]/)[0]}` : protocol;
  return `an address with ${scheme} is code, which the published site never runs. Write where it leads: https://…, or the path of a page.`;
}

/** An attribute as HTML or JSX writes it, with the values that it may have, as far as they are known. */
export type Attribute = readonly [name: string, values: readonly string[]];

/**
 * Finds what the published site does not run or load: scripts, event handlers, addresses that are code or that its policy blocks.
 *
 * @returns what is wrong with an element and what to do, beginning with its name; undefined if nothing is wrong
 */
export function findUnsafeElement(name: string, attributes: readonly Attribute[]): string | undefined {
  if (/(?:^|:)script$/i.test(name)) {
    return `<${name}> is not allowed: the published site runs only scripts that it knows. Write it as code, or add a client module (clientModules in docusaurus.config.ts).`;
  }
  const relation = name === 'link' ? attributes.find(([attribute]) => attribute === 'rel')?.[1][0] : undefined;
  const element = relation === undefined ? name : `${name} ${relation}`;
  for (const [attribute, values] of attributes) {
    const problem =
      findUnsafeAttribute(attribute) ??
      listAddresses(attribute, values)
        .map((address) => findUnsafeAddress(address) ?? findBlockedAddress(element, toPlain(attribute), address))
        .find((found) => found !== undefined);
    if (problem !== undefined) return `<${name}>: ${problem}`;
  }
  return undefined;
}

function toPlain(name: string): string {
  return name.replace(/[:-]/g, '').toLowerCase();
}

function findUnsafeAttribute(name: string): string | undefined {
  const plain = toPlain(name);
  if (/^on[a-z]/.test(plain)) {
    return `${name} is not allowed: event handlers do nothing in the published site. Remove it, or put it into a component in a file that begins with 'use client'.`;
  }
  if (plain === 'srcdoc' || plain === 'dangerouslysetinnerhtml') {
    return `${name} is not allowed: nobody checks the HTML in it. Write it as Markdown.`;
  }
  return undefined;
}

function listAddresses(attribute: string, values: readonly string[]): readonly string[] {
  const plain = toPlain(attribute);
  if (!addressAttributes.includes(plain)) return [];
  return plain === 'srcset'
    ? values.flatMap((value) => value.split(/,\s+/).map((one) => one.trim().split(/\s/, 1)[0] ?? ''))
    : values;
}

/**
 * Finds what the published site does not run or load in handwritten HTML.
 *
 * @param html a part of a page
 * @returns what is wrong and what to do, beginning with the element; undefined if nothing is wrong
 */
export function findUnsafeHtml(html: string): string | undefined {
  if (!html.includes('<')) return undefined;
  const $ = load(html, null, false);
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    const attributes = Object.entries(element.attribs).map(([name, value]): Attribute => [name, [value]]);
    const problem = findUnsafeElement(element.name, attributes);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Names of fields that contain an address, of fields that contain a picture, and of fields that contain HTML. */
const addressFields: readonly string[] = ['href', 'to', 'url'];
const pictureFields: readonly string[] = ['src', 'srcDark'];
const htmlFields: readonly string[] = ['content', 'copyright', 'html', 'value'];

/** A setting that contains code, or a picture that is not there: the path to it, and what is wrong. */
export interface UnsafeSetting {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/**
 * Finds code and missing pictures in settings: in fields with addresses, pictures or HTML, at any depth.
 *
 * @param path to the value, from where the search began
 */
export function findUnsafeSetting(value: unknown, path: readonly (string | number)[] = []): UnsafeSetting | undefined {
  if (typeof value === 'string') {
    const field = String(path.filter((step) => typeof step === 'string').at(-1));
    const problem = addressFields.includes(field)
      ? findUnsafeAddress(value)
      : pictureFields.includes(field)
        ? (findUnsafeAddress(value) ?? findPictureProblem(value))
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

/**
 * Finds out why browsers would not show a picture of the settings.
 *
 * @param src path below `static/`, or a URL
 * @returns what is wrong and what to do, for a message; undefined if nothing is wrong
 */
function findPictureProblem(src: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return findBlockedAddress('img', 'src', src);
  const path = src.startsWith(basePath) ? src.slice(basePath.length) : src.replace(/^\//, '');
  const isThere = path !== '' && existsSync(join(projectRoot, 'static', path));
  return isThere ? undefined : `there is no picture static/${path}. Put it there, or correct the path.`;
}
