import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const [light = '', dark = ''] = readFileSync(join(projectRoot, 'src/css/tokens.css'), 'utf8').split(
  '[data-theme="dark"]',
);

/** Reads the values by name. The values of light mode also apply to dark mode unless it overrides them. */
function readValues(mode: 'light' | 'dark'): Map<string, string> {
  const text = mode === 'light' ? light : light + dark;
  return new Map(
    [...text.matchAll(/--([\w-]+): (#\w+|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Reads the colors of `src/css/tokens.css` in a color mode, including those that refer to another token.
 *
 * @param beginning prefix of their names, without the dashes
 */
export function readTokens(mode: 'light' | 'dark', beginning: string): [name: string, color: string][] {
  const values = readValues(mode);
  const resolve = (value: string): string => {
    const [, name] = /^var\(--(.+)\)$/.exec(value) ?? [];
    return name === undefined ? value : resolve(values.get(name) ?? '');
  };
  return [...values]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]): [string, string] => [name, resolve(value)])
    .filter(([, color]) => color.startsWith('#'));
}
