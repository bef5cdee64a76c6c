import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colors of code, which are tokens of `src/css/tokens.css` and so follow the color mode: only a few, so that a sample is read and not admired. Blue is for
 * functions, cyan for properties, variables and classes, as in the site's logo. All have a contrast of 4.5:1, on marked lines too (tested). Kinds of words
 * without a row have the color of the text.
 */
export const codeLooks: readonly { readonly color: string; readonly types: string[] }[] = [
  { color: 'var(--docs-muted)', types: ['comment', 'prolog', 'doctype', 'cdata'] },
  { color: 'var(--docs-deprecated)', types: ['keyword', 'atrule', 'selector'] },
  { color: 'var(--ifm-color-primary)', types: ['function', 'function-variable', 'tag'] },
  {
    color: 'var(--docs-native)',
    types: ['property', 'attr-name', 'variable', 'class-name', 'builtin', 'environment', 'shell-symbol'],
  },
  { color: 'var(--docs-positive)', types: ['string', 'attr-value', 'char', 'regex', 'url', 'inserted'] },
  { color: 'var(--docs-notice)', types: ['number', 'boolean', 'symbol', 'entity'] },
  { color: 'var(--docs-negative)', types: ['deleted'] },
  // Code between the tags of JSX, which Prism counts as part of the tag.
  { color: 'var(--ifm-font-color-base)', types: ['script'] },
];

/** Colors of code blocks in both color modes. Their ground is one shade apart from the cards around them. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--ifm-font-color-base)', backgroundColor: 'var(--docs-sunk)' },
  styles: codeLooks.map(({ types, color }) => ({ types, style: { color } })),
};
