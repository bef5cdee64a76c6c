/** Colors of code as CSS classes, so that pages contain no colors and CSS alone switches the color mode. */
import type { PrismTheme } from 'prism-react-renderer';
import { codeLooks, codeThemes } from '../../config/code-themes';

const looks = codeLooks.map((look, index) => ({ ...look, className: `code-${index}` }));

const classes = new Map(looks.flatMap(({ types, className }) => types.map((type) => [type, className])));

/** CSS rules for both color modes. */
export const codeColorsCss = [
  `:root{${writeVariables(codeThemes.theme)}}`,
  `[data-theme="dark"]{${writeVariables(codeThemes.darkTheme)}}`,
  ...looks.flatMap(({ className, light, dark }) => [
    `.${className}{color:${light}}`,
    `[data-theme="dark"] .${className}{color:${dark}}`,
  ]),
  '',
].join('\n');

/** Writes the CSS variables that theme-classic's code block styles read. */
function writeVariables({ plain: { color, backgroundColor } }: PrismTheme): string {
  return `--prism-color:${color};--prism-background-color:${backgroundColor}`;
}

/**
 * Finds the class of a token.
 *
 * @param types names that Prism gives the token, the most general first
 * @returns undefined for a token that looks like the rest of the block
 */
export function findClass(types: readonly string[]): string | undefined {
  return types.flatMap((type) => classes.get(type) ?? []).at(-1);
}
