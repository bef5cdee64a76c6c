import { readPreamble, walkTree } from '@capacitor-docs/shared/markdown';
import { lineOf } from '@capacitor-docs/shared/mdx';
import type { Code, Nodes, Parents } from 'mdast';
import { frameworkTabs } from '../../../config/frameworks';
import { readFinalCode } from '../../../lib/final-code';
import { readFrameworkTabs } from '../../../remark/framework-tabs';
import type { Page } from '../../../remark/pages';
import { treeOf } from './parsed-page';

const [{ value: plainTab }] = frameworkTabs;

/** A code block of a page, with the hidden code in front of it. */
export interface Snippet {
  page: Page;
  /** Language as written; empty if there is none. */
  language: string;
  /** What follows the language. */
  meta?: string;
  /** Value of `title="…"`, with backslashes replaced by slashes. */
  title?: string;
  /** Reason from `nocheck="…"`. It may be empty, which is a mistake. */
  nocheck?: string;
  /** Final code of the block: lines marked as removed, and the comments that mark lines, are empty. */
  code: string;
  /** Line of the fence in the file. The code begins on the next line. */
  fenceLine: number;
  preamble?: { code: string; line: number };
  /** Value of the framework tab that contains the block. */
  frameworkTab?: string;
}

/** Collects all fenced code blocks of a page in order. */
export function collectSnippets(page: Page): Snippet[] {
  const snippets: Snippet[] = [];
  const tabOf = new Map(
    readFrameworkTabs(treeOf(page)).flatMap(({ tabs }) =>
      tabs.flatMap(({ value, blocks }) => blocks.map((block) => [block, value] as const)),
    ),
  );
  walkTree<Nodes>(treeOf(page), (node, _, parent) => {
    if (node.type !== 'code') return;
    const frameworkTab = tabOf.get(node);
    snippets.push({
      ...readSnippet(page, node, parent),
      ...(frameworkTab === undefined ? {} : { frameworkTab }),
    });
  });
  return snippets;
}

/** Whether a framework's compiler checks the block (`tests/frameworks`), instead of the compiler for all pages. */
export function isFrameworkSample({ frameworkTab }: Snippet): boolean {
  return frameworkTab !== undefined && frameworkTab !== plainTab;
}

function readSnippet(page: Page, node: Code, parent: Parents | undefined): Snippet {
  const meta = node.meta ?? '';
  const title = readAttribute(meta, 'title');
  const nocheck = readAttribute(meta, 'nocheck') ?? (/(?:^|\s)nocheck(?:\s|$)/.test(meta) ? '' : undefined);
  const preamble = readPreamble(node, parent);
  return {
    page,
    language: node.lang ?? '',
    meta,
    code: readFinalCode(node.value),
    fenceLine: lineOf(node),
    ...(title === undefined ? {} : { title: title.replaceAll('\\', '/') }),
    ...(nocheck === undefined ? {} : { nocheck }),
    ...(preamble === undefined ? {} : { preamble: { code: preamble.code, line: lineOf(preamble.node) } }),
  };
}

function readAttribute(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta);
  return match === null ? undefined : (match[1] ?? match[2] ?? '');
}
