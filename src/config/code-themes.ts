import { type PrismTheme, themes } from 'prism-react-renderer';

/**
 * Gives a theme of the highlighter other colours.
 *
 * @param colours new colour by old one, both as the theme writes them
 * @param backgroundColor of the block, where the theme's own does not fit the page
 */
function recolour(
  theme: PrismTheme,
  colours: Record<string, string>,
  backgroundColor = theme.plain.backgroundColor,
): PrismTheme {
  const styles = theme.styles.map(({ style, ...rest }) => {
    // Half-transparent text has a lower contrast than its colour says.
    const { opacity: _, color, ...others } = style;
    return { ...rest, style: color === undefined ? others : { ...others, color: colours[color] ?? color } };
  });
  return { plain: { ...theme.plain, ...(backgroundColor === undefined ? {} : { backgroundColor }) }, styles };
}

/** Colours of code blocks in both colour modes; those of the stock themes that are below 4.5:1, on marked lines too, are replaced. */
export const codeThemes = {
  theme: recolour(themes.github, {
    '#999988': '#65655a',
    '#e3116c': '#b60d56',
    '#36acaa': '#0a6e6c',
    '#00a4db': '#00629b',
    '#d73a49': '#b31d2c',
  }),
  darkTheme: recolour(
    themes.vsDark,
    {
      'rgb(0, 0, 128)': 'rgb(157, 160, 214)',
      'rgb(100, 102, 149)': 'rgb(157, 160, 214)',
      '#808080': '#a6a6a6',
      'rgb(106, 153, 85)': 'rgb(125, 175, 105)',
      'rgb(209, 105, 105)': 'rgb(226, 134, 134)',
    },
    // The surface of tokens.css in the dark mode.
    '#141c2e',
  ),
};
