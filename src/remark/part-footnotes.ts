import type { Nodes, Root } from 'hast';
import { pathFrom } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import { walkTree } from '../build/markdown/walk-tree';
import { isPart } from './pages';

/** Ids of footnotes, and of the heading above them. */
const ids = /^(#?)(user-content-fn|footnote-label)/;

/** Rehype plugin: gives the footnotes of a part ids of its own, because the page that imports it may have footnotes, too. */
export function rehypePartFootnotes(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    const file = pathFrom(projectRoot, path);
    if (!isPart(file)) return;
    const prefix = file.replace(/^.*\/|\.mdx?$/g, '');
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'element') return;
      for (const name of ['id', 'href', 'ariaDescribedBy']) {
        const value = node.properties[name];
        if (value === undefined || value === null) continue;
        node.properties[name] = String(value).replace(ids, `$1${prefix}-$2`);
      }
    });
  };
}
