/** Provides site data for the checks: the reference of each version, and the pages with the reference expanded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReference } from '@capacitor-docs/reference';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { listAnchors } from '@capacitor-docs/shared/markdown';
import type { Root } from 'mdast';
import { docsVersions, type VersionName } from '../../../config/versions';
import { expandDirectives } from '../../../remark';
import type { PageContext } from '../../../remark/context';
import { factInCode } from '../../../remark/facts';
import { createPage, type Page } from '../../../remark/pages';
import { resolveImport } from '../../../remark/structure/imports';
import { treeOf } from './parsed-page';

const expanded = new WeakMap<Page, Root>();
const anchors = new WeakMap<Page, ReadonlySet<string>>();

/** Returns a page's tree with directives expanded, or unexpanded if one is wrong, which the check of directives reports. */
export function expandedTreeOf(page: Page): Root {
  const tree = expanded.get(page) ?? expand(page);
  expanded.set(page, tree);
  return tree;
}

function expand(page: Page): Root {
  if (treeOf(page).children.length === 0) {
    return treeOf(page);
  }
  // Expanding directives changes the tree. A copy takes a tenth of the time of parsing it again.
  const tree = structuredClone(treeOf(page));
  try {
    expandDirectives(tree, contextOf(page));
    return tree;
  } catch {
    return treeOf(page);
  }
}

/** Returns what directives of a page are expanded with. */
export function contextOf({ version, file }: Page): PageContext {
  return { version, file, reference: loadReference(version) };
}

/** Returns the ids of a page's elements, and of those in the parts that it imports. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const own = anchors.get(page) ?? new Set(listAnchors(expandedTreeOf(page)));
  anchors.set(page, own);
  const imported = listParts(page);
  return imported.length === 0 ? own : new Set([...own, ...imported.flatMap((part) => [...anchorsOf(part)])]);
}

/** Reads the parts that a page imports. They may have changed since the page was read. */
export function listParts({ file, text, version }: Page): Page[] {
  const docsVersion = docsVersions.find(({ name }) => name === version);
  const path = join(projectRoot, file);
  return [...text.matchAll(/^import\s.+?\sfrom\s+['"]([^'"]+\.mdx?)['"]/gm)].flatMap(([, specifier = '']) => {
    const part = resolveImport(specifier, path);
    if (part === undefined || part === path || docsVersion === undefined) return [];
    return createPage(docsVersion, pathFrom(projectRoot, part), readFileSync(part, 'utf8'));
  });
}

/** Replaces `{{fact:name}}`. Unknown names stay, because the check of directives reports them. */
export function fillFacts(code: string, version: VersionName): string {
  return code.replace(
    factInCode,
    (whole, name: string) => loadReference(version).facts.find((fact) => fact.name === name.trim())?.value ?? whole,
  );
}
