import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/build/files/project-root';

const [light = '', dark = ''] = readFileSync(join(projectRoot, 'src/css/tokens.css'), 'utf8').split(
  '[data-theme="dark"]',
);

/** Values by name: what is said of the light mode holds for the dark one unless that says otherwise. */
function readValues(mode: 'light' | 'dark'): Map<string, string> {
  const text = mode === 'light' ? light : light + dark;
  return new Map(
    [...text.matchAll(/--([\w-]+): (#\w+|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Colours of `src/css/tokens.css` in a colour mode, also those that stand under another name.
 *
 * @param beginning what their names begin with, without the dashes
 */
export function readTokens(mode: 'light' | 'dark', beginning: string): [name: string, colour: string][] {
  const values = readValues(mode);
  const resolve = (value: string): string => {
    const [, name] = /^var\(--(.+)\)$/.exec(value) ?? [];
    return name === undefined ? value : resolve(values.get(name) ?? '');
  };
  return [...values]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]): [string, string] => [name, resolve(value)])
    .filter(([, colour]) => colour.startsWith('#'));
}
