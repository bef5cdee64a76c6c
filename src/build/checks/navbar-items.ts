import { inputError } from '@capacitor-docs/shared';
import { locate } from '@capacitor-docs/shared/locate';

/** The site's own navbar items: their types, and a check that stops the build with one clear line if an item has a typo. */

/** An image that links somewhere. */
export interface IconLinkItem {
  type: 'custom-iconLink';
  position?: 'left' | 'right';
  /** Name of the link for people who cannot see the image. */
  alt: string;
  href: string;
  /** Image: a path below `static/`. */
  src: string;
  target?: '_self' | '_blank';
  /** Size in CSS pixels. */
  width?: number;
  height?: number;
}

/** A thin line between groups of items. */
export interface SeparatorItem {
  type: 'custom-separator';
  position?: 'left' | 'right';
}

/** A call to action: a button-like link with an arrow. */
export interface CtaItem {
  type: 'custom-cta';
  position?: 'left' | 'right';
  text: string;
  href: string;
}

export type CustomNavbarItem = IconLinkItem | SeparatorItem | CtaItem;

type Check = (value: unknown) => string | undefined;

const aText: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a string that is not empty';
const aSize: Check = (value) =>
  typeof value === 'number' && value > 0 ? undefined : 'must be a number of pixels above 0';
const oneOf =
  (...choices: string[]): Check =>
  (value) =>
    choices.includes(String(value)) ? undefined : `must be one of ${choices.join(', ')}`;

const position = oneOf('left', 'right');

const fields: Record<CustomNavbarItem['type'], { required: Record<string, Check>; optional: Record<string, Check> }> = {
  'custom-iconLink': {
    required: { alt: aText, href: aText, src: aText },
    optional: { position, target: oneOf('_self', '_blank'), width: aSize, height: aSize },
  },
  'custom-separator': { required: {}, optional: { position } },
  'custom-cta': { required: { text: aText, href: aText }, optional: { position } },
};

/**
 * Checks the site's own items in a list of navbar items; the theme checks all others. Items without a position go on the right, whereas the
 * theme would put them on the left.
 *
 * @returns the items, each with its position
 * @throws one line with the file and line number, the item's position in the list, the field and what it must be
 */
export function validateNavbarItems<Item extends object>(
  items: readonly Item[],
): (Item & { readonly position: unknown })[] {
  items.forEach((item, index) => {
    const record = item as Record<string, unknown>;
    const type = record.type;
    if (typeof type !== 'string' || !type.startsWith('custom-')) return;
    const where = `navbar item ${index + 1} (${type})`;
    const fail = (problem: string, name: string): Error =>
      inputError(`${locate('src/config/navbar.ts', ['navbar', 'items', index, name])}: ${where}${problem}`);
    const known = fields[type as CustomNavbarItem['type']];
    if (known === undefined) {
      throw fail(` is of an unknown type. Known are ${Object.keys(fields).join(', ')}.`, 'type');
    }
    for (const [name, check] of Object.entries(known.required)) {
      const problem = check(record[name]);
      if (problem !== undefined) throw fail(`: ${name} ${problem}.`, name);
    }
    for (const [name, value] of Object.entries(record)) {
      if (name === 'type' || name in known.required) continue;
      const check = known.optional[name];
      if (check === undefined) throw fail(` has no field ${name}.`, name);
      const problem = check(value);
      if (problem !== undefined) throw fail(`: ${name} ${problem}.`, name);
    }
  });
  return items.map((item) => ({ ...item, position: (item as { position?: unknown }).position ?? 'right' }));
}
