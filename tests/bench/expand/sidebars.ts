import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import currentSidebars from '../../../sidebars';
import { basePath, type DocsVersion, docsVersions } from '../../../src/config/versions';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import type { Page } from '../../../src/remark/pages';

/** A sidebar entry in a form that does not depend on any generator. */
export type SidebarEntry =
  | { readonly label: string; readonly link: string }
  | { readonly label: string; readonly collapsed: boolean; readonly items: readonly SidebarEntry[] };

/** One sidebar of one version, with the paths (below the base path) of the pages that show it. */
export interface Sidebar {
  readonly version: string;
  readonly name: string;
  readonly entries: readonly SidebarEntry[];
}

/**
 * Reads the sidebars of all versions, newest first.
 *
 * @param pages of all versions
 * @throws for an entry whose page does not exist
 */
export function readSidebars(pages: readonly Page[]): Sidebar[] {
  return docsVersions.flatMap((version) => {
    const byId = new Map(
      pages
        .filter((page) => page.version === version.name)
        .map((page) => [posix.relative(version.docsDir, page.file).replace(/\.md$/, ''), page]),
    );
    return Object.entries(readConfig(version)).map(([name, items]) => ({
      version: version.name,
      name,
      entries: readItems(items, byId, version.name),
    }));
  });
}

function readConfig({ docusaurusName }: DocsVersion): SidebarsConfig {
  if (docusaurusName === 'current') return currentSidebars;
  const file = join(projectRoot, 'versioned_sidebars', `version-${docusaurusName}-sidebars.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as SidebarsConfig;
}

/** An item of our sidebar files: a page id, a page with its own label, or a category. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly label?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly (string | Item)[];
}

function readItems(items: unknown, pages: ReadonlyMap<string, Page>, version: string): SidebarEntry[] {
  return (items as readonly (string | Item)[]).map((item) => {
    const { id, label, items: inner, collapsed = true } = typeof item === 'string' ? ({ id: item } as Item) : item;
    if (inner !== undefined) return { label: label ?? '', collapsed, items: readItems(inner, pages, version) };
    const page = pages.get(id ?? '');
    if (page === undefined) throw new Error(`The sidebar of ${version} names "${id}", which is not a page.`);
    const { sidebar_label: short, title } = page.frontMatter;
    return { label: String(label ?? short ?? title), link: `/${page.route.slice(basePath.length)}` };
  });
}

/** Lists the links of a sidebar, in order. */
export function listLinks(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => ('link' in entry ? [entry.link] : listLinks(entry.items)));
}
