import type { Root, Rule } from 'postcss';

/**
 * Selectors in layers that our own sheets make void although they have other selectors, so that `dropOverridden` does not see it, or that are only for
 * browsers that draw a page well without them.
 */
const unwanted = [
  // Colors and states of buttons: each button of the kit has a weight, which sets them all.
  /\.button--/,
  /^\.button-group>/,
  // Alerts have no cross.
  /^\.alert \.close/,
  // Entries of menus mark their links.
  /^\.(?:pills__item|menu__list-item-collapsible)--active$/,
  // The margins are those of `.markdown h2`.
  /^\.markdown>h[23]$/,
  // Quotation marks, which we don't show.
  /^\.pagination-nav__link--\w+ \.pagination-nav__label:/,
  // The bar has no container.
  /^\.navbar>\.container/,
  // Transparent, and what they would inherit.
  /^table thead$/,
  /^table tr:nth-child/,
  /^table td$/,
  // Browsers have `scrollbar-width`.
  /^\.thin-scrollbar::/,
] as const;

function isInLayer({ parent }: Rule): boolean {
  for (let node = parent; node !== undefined && node.type !== 'root'; node = node.parent as typeof node) {
    if ('name' in node && node.name === 'layer') return true;
  }
  return false;
}

/** Removes rules in layers that our own sheets make void. The sheet is changed in place. */
export function dropUnwanted(root: Root): void {
  root.walkRules((rule) => {
    if (!isInLayer(rule)) return;
    const wanted = rule.selectors.filter((selector) => !unwanted.some((pattern) => pattern.test(selector)));
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
}
