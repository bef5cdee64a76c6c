import type { Declaration, Root, Rule } from 'postcss';

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
  // Transparent, and what they would inherit.
  /^table thead$/,
  /^table tr:nth-child/,
  /^table td$/,
  // Infima does not define the property that they read.
  /^img\[align=/,
  // Browsers have `scrollbar-width`.
  /^\.thin-scrollbar::/,
] as const;

/**
 * Declarations in layers that an own rule with another selector overrides on every element that has them on our pages. Classes of CSS modules are without
 * their hashes.
 */
const overridden: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '.row': ['margin', 'display'],
    '.col': ['margin-left', 'padding'],
    '.container': ['max-width'],
    '.alert': ['padding'],
    '.button': ['background-color', 'color', 'line-height'],
    '.button:hover': ['color'],
    '.table-of-contents__link': ['color'],
    '.table-of-contents__link:hover': ['color'],
    '.close': ['color', 'opacity', 'padding', 'line-height'],
    '.close:hover': ['opacity'],
    '.close:focus': ['opacity'],
    '.dropdown__menu': ['transition-property', 'top'],
    '.dropdown__link--active': ['background-color'],
    '.dropdown>.navbar__link:after': ['border-top-color', 'border-bottom'],
    '.footer__link-item:hover': ['color'],
    '.footer__title': ['margin-bottom'],
    '.menu__list .menu__list': ['margin-top', 'padding-left'],
    '.menu__list-item:not(:first-child)': ['margin-top'],
    '.menu__list-item--collapsed .menu__link--sublist:after': ['transform'],
    '.menu__list-item--collapsed .menu__caret:before': ['transform'],
    '.menu__link:hover': ['color'],
    '.menu__link--sublist-caret:after': ['width', 'min-width', 'height', 'margin-left'],
    '.menu__link--active': ['color'],
    '.menu__link--active:hover': ['color'],
    '.navbar__brand': ['margin-right'],
    '.navbar__logo': ['height'],
    '.navbar__items--right': ['flex'],
    '.navbar__item.dropdown .navbar__link:not([href])': ['pointer-events'],
    '.navbar-sidebar': ['overflow-x'],
    '.navbar-sidebar__back': ['width', 'padding', 'font-size', 'font-weight', 'position', 'top'],
    '.navbar-sidebar__close': ['display'],
    '.pagination-nav': ['grid-gap'],
    '.tabs': ['padding-left', 'display'],
    '.tabs__item': ['border-bottom', 'border-radius', 'padding'],
    '.tabs__item--active': ['border-bottom-color', 'color', 'border-bottom-right-radius', 'border-bottom-left-radius'],
    '.admonitionHeading': ['text-transform'],
    '.admonitionIcon svg': ['width', 'height', 'fill'],
    '.admonitionContent>:last-child': ['margin-bottom'],
    '.backToTopButton:after': ['content', 'background-color', 'width', 'height', '-webkit-mask', 'mask'],
    '.categoryLinkLabel': ['-webkit-line-clamp'],
    '.linkLabel': ['-webkit-line-clamp'],
    '.menu': ['padding', 'scrollbar-gutter'],
    '.menuWithAnnouncementBar': ['margin-bottom'],
    '.tocMobile': ['display'],
    '.content': ['font-size'],
    '.iconLanguage': ['margin-right'],
    '.footerLogoLink': ['opacity'],
    '.footerLogoLink:hover': ['opacity'],
    '.docusaurus-mt-lg': ['margin-top'],
  }),
);

function isInLayer({ parent }: Rule): boolean {
  for (let node = parent; node !== undefined && node.type !== 'root'; node = node.parent as typeof node) {
    if ('name' in node && node.name === 'layer') return true;
  }
  return false;
}

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
