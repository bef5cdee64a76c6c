import { describe, expect, it } from 'vitest';
import { codeThemes } from '../../../src/config/code-themes';

/** Red, green and blue from 0 to 255 of a colour written `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
function parseColour(colour: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return (colour.match(/\d+/g) ?? []).map(Number);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return digits.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance, from https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function readLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseColour(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function readContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [readLuminance(one), readLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(codeThemes))('%s', (_, theme) => {
  it('has only colours with a contrast of 4.5 or more, and nothing half-transparent', () => {
    const background = theme.plain.backgroundColor ?? '';
    const colours = [theme.plain, ...theme.styles.map(({ style }) => style)].flatMap(({ color }) => color ?? []);
    expect(colours.length).toBeGreaterThan(5);
    expect(colours.filter((colour) => readContrast(colour, background) < 4.5)).toEqual([]);
    expect(theme.styles.filter(({ style }) => style.opacity !== undefined)).toEqual([]);
  });
});

describe('readContrast', () => {
  it('is 21 for black on white, 1 for the same colour, and knows a pair just below 4.5', () => {
    expect(readContrast('#000', 'rgb(255, 255, 255)')).toBeCloseTo(21);
    expect(readContrast('#123456', '#123456')).toBe(1);
    expect(readContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
