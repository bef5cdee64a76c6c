import type { PrismTheme } from 'prism-react-renderer';

const text = { light: '#27374a', dark: '#c9d5e2' };

/**
 * Colors of code: only a few, so that a sample is read and not admired. Blue is for functions, cyan for properties, variables and classes, as
 * in the site's logo. All have a contrast of 4.5:1, on marked lines too (tested). Tokens without a row have the color of the text.
 */
export const codeLooks: readonly { readonly light: string; readonly dark: string; readonly types: string[] }[] = [
  { light: '#526277', dark: '#94a5b9', types: ['comment', 'prolog', 'doctype', 'cdata'] },
  { light: '#6b3f97', dark: '#cfabf5', types: ['keyword', 'atrule', 'selector'] },
  { light: '#1c57d9', dark: '#86acff', types: ['function', 'function-variable', 'tag'] },
  {
    light: '#0a6f84',
    dark: '#58d0e2',
    types: ['property', 'attr-name', 'variable', 'class-name', 'builtin', 'environment', 'shell-symbol'],
  },
  { light: '#136b3d', dark: '#77d8a0', types: ['string', 'attr-value', 'char', 'regex', 'url', 'inserted'] },
  { light: '#845000', dark: '#f0c470', types: ['number', 'boolean', 'symbol', 'entity'] },
  { light: '#ac2133', dark: '#ff9aa3', types: ['deleted'] },
  // Code between the tags of JSX, which Prism counts as part of the tag.
  { ...text, types: ['script'] },
];

function makeTheme(mode: 'light' | 'dark', backgroundColor: string): PrismTheme {
  const styles = codeLooks.map(({ types, [mode]: own }) => ({ types, style: { color: own } }));
  return { plain: { color: text[mode], backgroundColor }, styles };
}

/** Colors of code blocks in both color modes: text and surfaces of `tokens.css`, one shade apart from the cards around the blocks. */
export const codeThemes = {
  theme: makeTheme('light', '#f8fafc'),
  darkTheme: makeTheme('dark', '#0f1825'),
};
