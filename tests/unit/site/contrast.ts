/** Parses a color written as `#rgb`, `#rrggbb` or `rgb(r, g, b)` into red, green and blue from 0 to 255. */
function parseColor(color: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) return (color.match(/\d+/g) ?? []).map(Number);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return digits.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance, from https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function readLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseColor(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function readContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [readLuminance(one), readLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
