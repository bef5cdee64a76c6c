import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'hast';
import { isPart } from './pages';

/** Ids of footnotes, and of the heading above them. */
const ids = /^(#?)(user-content-fn|footnote-label)/;

/**
 * Rehype plugin: gives the footnotes of a part ids of its own, because the page that imports it may have footnotes, too. Those of a page come before
 * the row of versions at its end, because they belong to the text.
 */
export function rehypeFootnotes(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    const file = pathFrom(projectRoot, path);
    if (isPart(file)) nameIds(tree, file.replace(/^.*\/|\.mdx?$/g, ''));
    else placeNotes(tree);
  };
}

function nameIds(tree: Root, prefix: string): void {
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'element') return;
    for (const name of ['id', 'href', 'ariaDescribedBy']) {
      const value = node.properties[name];
      if (value === undefined || value === null) continue;
      node.properties[name] = String(value).replace(ids, `$1${prefix}-$2`);
    }
  });
}

function placeNotes({ children }: Root): void {
  const notes = children.find((node) => node.type === 'element' && node.properties.dataFootnotes !== undefined);
  // On a page with a sheet, the row is part of it. Docusaurus writes exports below the text of a page that imports a part.
  const last = children.filter((node) => node.type !== 'text' && node.type !== 'mdxjsEsm' && node !== notes).at(-1);
  if (notes === undefined || last?.type !== 'mdxJsxFlowElement' || last.name !== 'PageVersions') return;
  children.splice(children.indexOf(notes), 1);
  children.splice(children.indexOf(last), 0, notes);
}
