import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ValueError } from '@capacitor-docs/shared/locate';
import type { Ad } from '../../config/ads';
import { nearestName } from '../../lib/nearest-name';
import { isDay } from './check-changes';

/** Rule for a field of an ad. */
interface Rule {
  /** Field names, from the ad inward. */
  path: readonly string[];
  must: string;
  accepts: (value: unknown) => boolean;
}

const rules: readonly Rule[] = [
  rule('id', 'a name of small letters, digits and dashes', isName),
  rule('type', '"docs_ad"', (value) => value === 'docs_ad'),
  rule('first_publication_date', 'a date such as "2022-07-27"', isDate),
  rule('last_publication_date', 'a date such as "2022-07-27"', isDate),
  rule('data', 'an object', isObject),
  rule('data.ad_id', 'a name of small letters, digits and dashes', isName),
  rule('data.ad_weight', 'a whole number, 0 or more', isWeight),
  rule('data.ad_copy', 'a list of one or two { type: "paragraph", text: "…" }', isCopy),
  rule('data.ad_url', 'an object', isObject),
  rule('data.ad_url.link_type', '"Web"', (value) => value === 'Web'),
  rule('data.ad_url.url', 'an address that starts with https://', isAddress),
  rule('data.ad_url.target', '"_blank"', (value) => value === '_blank'),
  ...listPictureRules('data.ad_image', 280, 200),
  rule('data.ad_image.alt', 'a string', isText),
  ...listPictureRules('data.ad_image.1x', 140, 100),
];

/**
 * Checks ads that somebody wrote or a service delivered.
 *
 * @param ads a list, which may be empty
 * @returns the same ads
 * @throws ValueError with one line that names the ad by its place and id, the field, what the field must be and what it is
 */
export function validateAds(ads: unknown): Ad[] {
  if (!Array.isArray(ads)) throw new ValueError(`Ads must be a list, but are ${show(ads)}.`, []);
  const checked = ads.map((ad: unknown, index) => {
    assertAd(ad, index);
    return ad;
  });
  checked.forEach((ad, index) => {
    assertUnique(checked, index, 'id', (other) => other.id);
    assertUnique(checked, index, 'data.ad_id', (other) => other.data.ad_id);
    if (ad.last_publication_date < ad.first_publication_date) {
      const problem = `must not be before ${ad.first_publication_date}, the first publication`;
      throw new ValueError(
        `${name(ad, index)}: last_publication_date ${problem}, but is ${show(ad.last_publication_date)}.`,
        [index, 'last_publication_date'],
      );
    }
  });
  return checked;
}

/**
 * Checks that the pictures of the ads exist.
 *
 * @param staticDir absolute path of the folder whose files are served as they are
 * @throws ValueError for the first picture without a file
 */
export function checkPictures(checked: readonly Ad[], staticDir: string): void {
  checked.forEach(({ id, data: { ad_image: image } }, index) => {
    for (const [field, { url }] of [
      ['ad_image', image],
      ['1x', image['1x']],
    ] as const) {
      if (existsSync(join(staticDir, url))) continue;
      const where = field === '1x' ? ['ad_image', '1x', 'url'] : ['ad_image', 'url'];
      throw new ValueError(
        `Ad ${index + 1} (${JSON.stringify(id)}): data.${where.join('.')} must be a picture, but there is no file static${url}.`,
        [index, 'data', ...where],
      );
    }
  });
}

function assertAd(ad: unknown, index: number): asserts ad is Ad {
  if (!isObject(ad)) throw new ValueError(`${name(ad, index)} must be an object, but is ${show(ad)}.`, [index]);
  for (const { path, must, accepts } of rules) {
    const value = path.reduce(readKey, ad);
    if (!accepts(value)) {
      const found = value === undefined ? `is missing${suggestKey(ad, path)}` : `is ${show(value)}`;
      throw new ValueError(`${name(ad, index)}: ${path.join('.')} must be ${must}, but ${found}.`, [index, ...path]);
    }
  }
}

function assertUnique(ads: readonly Ad[], index: number, field: string, read: (ad: Ad) => string): void {
  const values = ads.map(read);
  const value = values[index];
  if (value !== undefined && values.indexOf(value) < index) {
    const other = name(undefined, values.indexOf(value));
    throw new ValueError(
      `${name(ads[index], index)}: ${field} must be unique, but ${other} already has ${show(value)}.`,
      [index, ...field.split('.')],
    );
  }
}

function rule(path: string, must: string, accepts: Rule['accepts']): Rule {
  return { path: path.split('.'), must, accepts };
}

function listPictureRules(path: string, width: number, height: number): Rule[] {
  return [
    rule(path, 'an object', isObject),
    rule(`${path}.url`, 'the path of a local image such as "/img/ads/name.svg"', isPicturePath),
    rule(`${path}.dimensions`, 'an object', isObject),
    rule(`${path}.dimensions.width`, String(width), (value) => value === width),
    rule(`${path}.dimensions.height`, String(height), (value) => value === height),
  ];
}

/** Returns the name of an ad in messages: its position, counted from 1, and its id if it has one. */
function name(ad: unknown, index: number): string {
  const id = readKey(ad, 'id');
  return `Ad ${index + 1}${typeof id === 'string' ? ` (${show(id)})` : ''}`;
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** Suggests an unknown field that may be a typo for the missing one. */
function suggestKey(ad: unknown, path: readonly string[]): string {
  const siblings = Object.keys(path.slice(0, -1).reduce(readKey, ad) ?? {});
  const unknown = siblings.filter((key) => rules.every((known) => known.path.at(-1) !== key));
  const key = nearestName(path.at(-1) ?? '', unknown);
  return key === undefined ? '' : ` (did you mean ${show(key)}?)`;
}

function readKey(value: unknown, key: string): unknown {
  return isObject(value) ? Object.entries(value).find(([known]) => known === key)?.[1] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && isDay(value);
}

function isWeight(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isCopy(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    (value.length === 1 || value.length === 2) &&
    value.every((item) => readKey(item, 'type') === 'paragraph' && isText(readKey(item, 'text')))
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}

function isPicturePath(value: unknown): boolean {
  return typeof value === 'string' && /^\/img\/[\w./-]+\.(svg|png|jpg|webp|avif)$/.test(value) && !value.includes('..');
}
