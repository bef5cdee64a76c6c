import type { PrismTheme } from 'prism-react-renderer';

const text = { light: '#27374a', dark: '#c9d5e2' };

/**
 * Colors of code: only a few, so that a sample is read and not admired. Blue is for functions, cyan for properties, variables and classes, as
 * in the site's logo. All have a contrast of 4.5:1, on marked lines too (tested). Tokens without a row have the color of the text.
 */
const looks: readonly { readonly light: string; readonly dark: string; readonly types: string[] }[] = [
  { light: '#526277', dark: '#94a5b9', types: ['comment', 'prolog', 'doctype', 'cdata'] },
  { light: '#6b3aa8', dark: '#c4a7f5', types: ['keyword', 'atrule', 'selector'] },
  { light: '#1b4cbf', dark: '#85abff', types: ['function', 'function-variable', 'tag'] },
  {
    light: '#0a6478',
    dark: '#58d0e2',
    types: ['property', 'attr-name', 'variable', 'class-name', 'builtin', 'environment', 'shell-symbol'],
  },
  { light: '#17663a', dark: '#7fdca4', types: ['string', 'attr-value', 'char', 'regex', 'url', 'inserted'] },
  { light: '#7a4b00', dark: '#f3c877', types: ['number', 'boolean', 'symbol', 'entity'] },
  { light: '#9b2226', dark: '#ff9b9b', types: ['deleted'] },
  // Code between the tags of JSX, which Prism counts as part of the tag.
  { ...text, types: ['script'] },
];

function makeTheme(mode: 'light' | 'dark', backgroundColor: string): PrismTheme {
  const styles = looks.map(({ types, [mode]: own }) => ({ types, style: { color: own } }));
  return { plain: { color: text[mode], backgroundColor }, styles };
}

/** Colors of code blocks in both color modes: text and surfaces of `tokens.css`, one shade apart from the cards around the blocks. */
export const codeThemes = {
  theme: makeTheme('light', '#f6f8fa'),
  darkTheme: makeTheme('dark', '#141c2e'),
};
