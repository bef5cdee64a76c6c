import { describe, expect, it } from 'vitest';
import { codeTheme } from '../../../src/config/code-themes';
import { readContrast } from './contrast';
import { readTokens } from './tokens';

describe.each(['light', 'dark'] as const)('the colors of code in the %s theme', (mode) => {
  const { plain, styles } = codeTheme;
  const resolve = (value = '') =>
    Object.fromEntries(readTokens(mode, '').map(([name, color]) => [`var(--${name})`, color]))[value] ?? value;
  const background = resolve(plain.backgroundColor);
  const colors = [plain.color, ...styles.flatMap(({ style }) => style.color ?? [])].map(resolve);

  it('have a contrast of 4.5 or more, and none is half-transparent', () => {
    expect(colors.length).toBeGreaterThan(5);
    expect([background, ...colors].filter((color) => !color.startsWith('#'))).toEqual([]);
    expect(colors.filter((color) => readContrast(color, background) < 4.5)).toEqual([]);
    expect(styles.filter(({ style }) => style.opacity !== undefined)).toEqual([]);
  });

  it.each([
    ['highlighted', 'docs-code-highlighted'],
    ['added', 'docs-positive-surface'],
    ['removed', 'docs-negative-surface'],
  ])('have it on %s lines too', (_kind, token) => {
    const [[, marked] = ['', '']] = readTokens(mode, token);
    expect(marked).toMatch(/^#/);
    expect(colors.filter((color) => readContrast(color, marked) < 4.5)).toEqual([]);
  });

  it('have it when they are out of focus', () => {
    const [[, muted] = ['', '']] = readTokens(mode, 'docs-muted');
    expect(readContrast(muted, background)).toBeGreaterThanOrEqual(4.5);
  });
});
