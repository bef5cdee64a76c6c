import type { Declaration, Root } from 'postcss';
import { isInLayer } from './overridden';
import voidDeclarations from './void-declarations.json';

/**
 * Selectors in layers that our own sheets make void although they have other selectors, so that `dropOverridden` does not see it, or that are only for
 * browsers that draw a page well without them.
 */
const unwanted = [
  // Colors and states of buttons: each button of the kit has a weight, which sets them all.
  /\.button--/,
  /^\.button-group>/,
  // The colors of alerts are those of `.alert` and of our tokens.
  /^\.alert--/,
  // Alerts have no cross.
  /^\.alert \.close/,
  // Entries of menus mark their links.
  /^\.(?:pills__item|menu__list-item-collapsible)--active$/,
  // The margins are those of `.markdown h2`.
  /^\.markdown>h[23]$/,
  // Transparent, and what they would inherit.
  /^table thead$/,
  /^table tr:nth-child/,
  // Infima does not define the property that they read.
  /^img\[align=/,
  // The sheet that is loaded with the mobile sidebar has all of its styles.
  /^\.navbar-sidebar/,
  // Browsers have `scrollbar-width`.
  /^\.thin-scrollbar::/,
] as const;

/**
 * Declarations in layers that an own rule with another selector overrides on every element that has them on our pages, by the selector. Classes of CSS
 * modules are without their hashes.
 */
const overridden: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(voidDeclarations));

/** Matches the hash of a class of a CSS module, but not `__col`. */
const hash = /(?<=\.[A-Za-z]+)_(?!_[a-z]{3}(?![\w-]))[\w-]{4}(?![\w-])/g;

/** Whether an own rule overrides a declaration for all selectors of its rule. */
function isOverridden({ prop }: Declaration, selectors: readonly string[]): boolean {
  return selectors.every((selector) => overridden.get(selector.replace(hash, ''))?.includes(prop));
}

/** Removes from layers what our own sheets make void. The sheet is changed in place. */
export function dropUnwanted(root: Root): void {
  root.walkRules((rule) => {
    if (!isInLayer(rule)) return;
    const wanted = rule.selectors.filter((selector) => !unwanted.some((pattern) => pattern.test(selector)));
    if (wanted.length === 0) {
      rule.remove();
      return;
    }
    if (wanted.length < rule.selectors.length) rule.selectors = wanted;
    rule.walkDecls((declaration) => {
      if (!declaration.important && isOverridden(declaration, wanted)) declaration.remove();
    });
  });
}
