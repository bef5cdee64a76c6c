import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const require = createRequire(import.meta.url);

/** Lists the theme components that a module imports, sorted. */
function listThemeImports(source: string): string[] {
  return [...source.matchAll(/^import (?!type )\w+ from '(@theme\/[^']+)'/gm)].map(([, name]) => name ?? '').sort();
}

describe('the ejected layout of doc pages', () => {
  const themeFolder = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const upstream = readFileSync(join(themeFolder, 'lib/theme/DocItem/Layout/index.js'), 'utf8');
  const own = readFileSync(join(projectRoot, 'src/theme/DocItem/Layout/index.tsx'), 'utf8');

  it('shows every theme component that the one of the installed theme shows, but what the build puts into the text: contents for phones, versions for the badge', () => {
    expect(listThemeImports(upstream).length).toBeGreaterThan(5);
    expect([...listThemeImports(own), '@theme/DocItem/TOC/Mobile', '@theme/DocVersionBadge'].sort()).toEqual(
      listThemeImports(upstream),
    );
  });

  it('names the release that it was taken from', () => {
    const { version }: { version: string } = require('@docusaurus/theme-classic/package.json');
    expect(own).toContain(`Ejected from theme-classic ${version}.`);
  });
});
