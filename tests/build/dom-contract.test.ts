import { describe, expect, it } from 'vitest';
import { listPaths } from '../../src/packages/shared/files/file-paths';
import { contractNames } from '../dom-contract';
import { buildFolder, readBuiltFile } from './site';

/** Pages that together have everything. */
const pages = [
  'index.html',
  '404.html',
  'plugins/index.html',
  'apis/index.html',
  'apis/camera/index.html',
  'next/apis/camera/index.html',
  'v2/android/index.html',
  'updating/4-0/index.html',
  'api-changes/index.html',
  'compatibility/index.html',
  'versions/index.html',
];

/** Classes that only scripts give elements. Their styles are in the pages, or in sheets that come with the scripts. */
const states: readonly string[] = [
  'navbar-sidebar--show',
  'navbar-sidebar__items--show-secondary',
  'dropdown--show',
  'table-of-contents__link--active',
];

/** Finds the names of the contract that the built site does not have. @returns their constants */
function findMissing(names: Readonly<Record<string, string>>, html: string, sheets = ''): string[] {
  const styles = [sheets, ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)].join('\n');
  const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
  const values = (name: string) =>
    [...markup.matchAll(new RegExp(` ${name}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
      (match) => match[1] ?? match[2] ?? '',
    );
  const classes = new Set(
    values('class')
      .flatMap((value) => value.split(' '))
      .flatMap((name) => [name, name.replace(/_\w+$/, '')]),
  );
  const metas = new Set(values('name'));
  const has = (constant: string, name: string): boolean => {
    if (constant.endsWith('Attribute')) return new RegExp(` ${name}[\\s=>]`).test(markup);
    if (constant.endsWith('Meta')) return metas.has(name);
    if (constant.endsWith('Id')) return values('id').includes(name);
    if (constant.endsWith('Label')) return values('aria-label').includes(name);
    if (!constant.endsWith('Class')) return markup.includes(name);
    return states.includes(name) ? new RegExp(`\\.${name}(?![\\w-])`).test(styles) : classes.has(name);
  };
  return Object.entries(names).flatMap(([constant, name]) => (has(constant, name) ? [] : [constant]));
}

describe('the names that browser code and the build share', () => {
  const html = pages.map(readBuiltFile);

  it('are all in the built site', () => {
    const sheets = listPaths(buildFolder).filter((file) => /^assets\/css\/.*\.css$/.test(file));
    expect(findMissing(contractNames, html.join('\n'), sheets.map(readBuiltFile).join('\n'))).toEqual([]);
  });

  it('are missed where they are not', () => {
    const page =
      '<style>.navbar-sidebar--show{}</style><div class="menu title_a1b" data-list=a id=main><meta name=folded-route>';
    const names = {
      menuClass: 'menu',
      admonitionHeadingClass: 'title',
      mobileSidebarShownClass: 'navbar-sidebar--show',
      listAttribute: 'data-list',
      rootId: 'main',
      foldedRouteMeta: 'folded-route',
    };
    expect(findMissing(names, page)).toEqual([]);
    expect(findMissing(names, '<p class=men data-lists id=a>menu title folded-route</p>')).toEqual(Object.keys(names));
  });
});
