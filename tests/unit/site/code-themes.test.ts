import { describe, expect, it } from 'vitest';
import { codeThemes } from '../../../src/config/code-themes';
import { readContrast } from './contrast';
import { readTokens } from './tokens';

describe.each([
  ['light', codeThemes.theme],
  ['dark', codeThemes.darkTheme],
] as const)('the colors of code in the %s theme', (mode, theme) => {
  const plain = theme.plain.color ?? '';
  const background = theme.plain.backgroundColor ?? '';
  const colors = [plain, ...theme.styles.flatMap(({ style }) => style.color ?? [])];

  it('have a contrast of 4.5 or more, and none is half-transparent', () => {
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.filter((color) => readContrast(color, background) < 4.5)).toEqual([]);
    expect(theme.styles.filter(({ style }) => style.opacity !== undefined)).toEqual([]);
  });

  it.each(['highlighted', 'added', 'removed'])('have it on %s lines too', (kind) => {
    const [[, marked] = ['', '']] = readTokens(mode, `docs-code-${kind}`);
    expect(marked).toMatch(/^#/);
    expect(colors.filter((color) => readContrast(color, marked) < 4.5)).toEqual([]);
  });

  it('have it when they are out of focus', () => {
    const [[, muted] = ['', '']] = readTokens(mode, 'docs-muted');
    expect(readContrast(muted, background)).toBeGreaterThanOrEqual(4.5);
  });
});
