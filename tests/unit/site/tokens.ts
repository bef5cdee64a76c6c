import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/lib/project-root';

const [light = '', dark = ''] = readFileSync(join(projectRoot, 'src/css/tokens.css'), 'utf8').split(
  '[data-theme="dark"]',
);

/**
 * Colours of `src/css/tokens.css` in a colour mode.
 *
 * @param beginning what their names begin with, without the dashes
 */
export function readTokens(mode: 'light' | 'dark', beginning: string): [name: string, colour: string][] {
  return [...(mode === 'light' ? light : dark).matchAll(/--([\w-]+): (#\w+);/g)].flatMap(
    ([, name = '', colour = '']) => (name.startsWith(beginning) ? [[name, colour] as [string, string]] : []),
  );
}
