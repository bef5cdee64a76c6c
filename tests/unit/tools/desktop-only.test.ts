import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { desktopOnly } from '../../desktop-only';

it.each(desktopOnly)('%s, which phones leave out, has nothing for phones', (name) => {
  const source = readFileSync(join(projectRoot, `tests/e2e/${name}.spec.ts`), 'utf8');
  // To take the fixture and to skip phones is no test for them.
  const used = source.replaceAll('test.skip(isMobile', '').match(/^.*\bisMobile\b(?!,?\s*\}|,\n).*$/m);
  expect(used).toBeNull();
});
