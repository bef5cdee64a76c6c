import type { PrismTheme } from 'prism-react-renderer';

type Style = PrismTheme['plain'];

/** A style for code, in the light theme and in the dark one. */
interface Look {
  readonly light: Style;
  readonly dark: Style;
}

/** Colors of code as CSS classes. */
export interface CodeColors {
  /** CSS rules for both color modes. */
  readonly css: string;
  /**
   * Finds the class of a token.
   *
   * @param types names that Prism gives the token, the most general first
   * @param language of the block
   * @returns undefined for a token that looks like the rest of the block
   */
  findClass: (types: readonly string[], language: string) => string | undefined;
}

/**
 * Turns the two themes of the highlighter into CSS classes, so that pages contain no colors and CSS alone switches the color mode.
 *
 * @param theme colors in light mode
 * @param darkTheme colors in dark mode
 */
export function makeColors(theme: PrismTheme, darkTheme: PrismTheme): CodeColors {
  const languages = [...theme.styles, ...darkTheme.styles].flatMap((entry) => entry.languages ?? []);
  // Most styles apply to all languages; the empty name stands for languages that no entry of a theme names.
  const dictionaries = new Map(
    ['', ...new Set(languages)].map((language) => [
      language,
      { light: readStyles(theme, language), dark: readStyles(darkTheme, language) },
    ]),
  );
  const classes = new Map<string, string>();
  const rules: string[] = [
    `:root{${readVariables(theme.plain)}}`,
    `[data-theme="dark"]{${readVariables(darkTheme.plain)}}`,
  ];
  for (const { light, dark } of dictionaries.values()) {
    for (const type of new Set([...light.keys(), ...dark.keys()])) {
      const look = { light: light.get(type) ?? {}, dark: dark.get(type) ?? {} };
      const key = JSON.stringify(look);
      if (classes.has(key)) continue;
      const name = `code-${classes.size.toString(36)}`;
      classes.set(key, name);
      rules.push(...writeRules(name, look, theme.plain, darkTheme.plain));
    }
  }

  function findClass(types: readonly string[], language: string): string | undefined {
    const { light, dark } = dictionaries.get(language) ?? dictionaries.get('') ?? { light: new Map(), dark: new Map() };
    const known = types.filter((type) => light.has(type) || dark.has(type));
    const merge = (styles: ReadonlyMap<string, Style>): Style =>
      Object.assign({}, ...known.map((type) => styles.get(type) ?? {}));
    const last = known.at(-1);
    if (last === undefined) return undefined;
    // Two styles at once are rare; then the color of the more specific one counts.
    return (
      classes.get(JSON.stringify({ light: merge(light), dark: merge(dark) })) ??
      classes.get(JSON.stringify({ light: light.get(last) ?? {}, dark: dark.get(last) ?? {} }))
    );
  }

  return { css: `${rules.join('\n')}\n`, findClass };
}

/** Style of each type of token in a language, merged in the order of the theme. */
function readStyles(theme: PrismTheme, language: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const { types, style, languages } of theme.styles) {
    if (languages !== undefined && !languages.some((name) => name === language)) continue;
    for (const type of types) styles.set(type, { ...styles.get(type), ...style });
  }
  return styles;
}

/** Writes the CSS variables that theme-classic's code block styles read. */
function readVariables({ color, backgroundColor }: Style): string {
  return `--prism-color:${color ?? 'inherit'};--prism-background-color:${backgroundColor ?? 'transparent'}`;
}

/** Writes the rules of a class. A property that only one mode sets gets the block's value in the other. */
function writeRules(name: string, { light, dark }: Look, lightPlain: Style, darkPlain: Style): string[] {
  const properties = [...new Set([...Object.keys(light), ...Object.keys(dark)])] as (keyof Style)[];
  const write = (style: Style, plain: Style): string =>
    properties.map((name) => `${toKebab(name)}:${style[name] ?? plain[name] ?? 'inherit'}`).join(';');
  return [`.${name}{${write(light, lightPlain)}}`, `[data-theme="dark"] .${name}{${write(dark, darkPlain)}}`];
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
