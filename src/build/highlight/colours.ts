import type { PrismTheme } from 'prism-react-renderer';

type Style = PrismTheme['plain'];

/** A look that code can have: how it is in the light theme and in the dark one. */
interface Look {
  readonly light: Style;
  readonly dark: Style;
}

/** Colours of code as classes. */
export interface CodeColours {
  /** Rules for both colour modes. */
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
 * Turns the two themes of the highlighter into classes, so that a page holds no colours and the switch of the colour mode is left to CSS.
 *
 * @param theme colours in the light mode
 * @param darkTheme colours in the dark mode
 */
export function makeColours(theme: PrismTheme, darkTheme: PrismTheme): CodeColours {
  const languages = [...theme.styles, ...darkTheme.styles].flatMap((entry) => entry.languages ?? []);
  // Most looks hold for all languages; the empty name stands for those that no entry of a theme names.
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
    // Two looks at once are rare; then the colour of the special one counts.
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

/** The variables that theme-classic's styles of code blocks read. */
function readVariables({ color, backgroundColor }: Style): string {
  return `--prism-color:${color ?? 'inherit'};--prism-background-color:${backgroundColor ?? 'transparent'}`;
}

/** What one mode sets and the other does not goes back to the look of the block. */
function writeRules(name: string, { light, dark }: Look, lightPlain: Style, darkPlain: Style): string[] {
  const properties = [...new Set([...Object.keys(light), ...Object.keys(dark)])] as (keyof Style)[];
  const write = (style: Style, plain: Style): string =>
    properties.map((name) => `${toKebab(name)}:${style[name] ?? plain[name] ?? 'inherit'}`).join(';');
  return [`.${name}{${write(light, lightPlain)}}`, `[data-theme="dark"] .${name}{${write(dark, darkPlain)}}`];
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
