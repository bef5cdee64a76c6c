import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { leafDirectives } from '../../../src/remark';
import { templates } from '../../e2e/templates';

/** @returns the source of a page, or undefined for an address without one */
function readSource(path: string): string | undefined {
  const page = join(projectRoot, 'src/pages', path.replace(/^.*\//, ''));
  const own = [`${page}.md`, join(page, 'index.md')].find((file) => existsSync(file));
  if (own !== undefined) return readFileSync(own, 'utf8');
  const [, first = '', ...rest] = path
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .filter((part) => part !== 'docs');
  const version = docsVersions.find(({ routePrefix }) => routePrefix !== '' && routePrefix === first);
  const folder =
    version === undefined
      ? 'versioned_docs/version-v4'
      : version.state === 'unreleased'
        ? 'docs'
        : `versioned_docs/version-${version.name}`;
  const key = (version === undefined ? [first, ...rest] : rest).filter((part) => part !== '').join('/');
  const file = (key === '' ? ['index.md'] : [`${key}.md`, `${key}/index.md`])
    .map((name) => join(projectRoot, folder, name))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** Elements that a page may contain, and patterns for their syntax. */
const parts: readonly (readonly [name: string, written: RegExp])[] = [
  ...Object.keys(leafDirectives).map((name) => [`::${name}`, new RegExp(`^::${name}\\b`, 'm')] as const),
  ['tabs', /^<TabItem /m],
  ['a fold', /^<details>/m],
  ['a picture', /^!\[/m],
  ['a table', /^\| ?-{3}|^\|-/m],
  ['a tip', /^:::tip/m],
  ['a caution', /^:::caution/m],
  ['a page without a table of contents', /^hide_table_of_contents: true/m],
  ['code with a title', /^```\w+ .*title=/m],
];

const sources = Object.values(templates).flatMap((path) => readSource(path) ?? []);

describe('the pages that the browser tests look at', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(12);
    expect(readSource('/docs/')).toContain('Capacitor');
    expect(readSource('/docs/v2/android/index')).toContain('Android');
    expect(readSource('/docs/search?q=camera')).toBeUndefined();
  });

  it.each(parts)('have %s', (_name, written) => {
    expect(sources.some((source) => written.test(source))).toBe(true);
  });
});
