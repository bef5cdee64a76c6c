/** Rewrites the links of pages and parts of pages. */
import { posix } from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import { walkTree } from '@capacitor-docs/shared/markdown';
import { MarkdownSyntaxError, parseMarkdown } from '@capacitor-docs/shared/mdx';
import type { Nodes } from 'mdast';
import { normalizeRoute } from '../../../remark/pages';

/** Where the pages are that links lead to. */
export interface Targets {
  /** Maps files to the files to link instead. */
  readonly files: ReadonlyMap<string, string>;
  /** Maps routes to the routes to link instead. */
  readonly routes: ReadonlyMap<string, string>;
  /** Whether the sections of the pages are the same. Otherwise, links to a section lead to the page. */
  readonly hasSections: boolean;
}

/** An address in a text. */
interface Address {
  readonly url: string;
  readonly offset: number;
  readonly line: number;
}

/**
 * Rewrites the links in a file, its imports and the addresses of its elements.
 *
 * @param file path of the file from the root
 * @param moved its new path, if it moves
 * @param docsDir folder of the pages of its version
 * @returns the text, and the lines of the new text with a link that leads elsewhere now
 * @throws a one-line error with the place when the file is not valid MDX
 */
export function rewriteLinks(
  text: string,
  { file, moved = file, docsDir }: { readonly file: string; readonly moved?: string; readonly docsDir: string },
  targets: Targets,
): { readonly text: string; readonly lines: readonly number[] } {
  let written = text;
  const lines = new Set<number>();
  for (const { url, offset, line } of findAddresses(file, text).reverse()) {
    const [path = '', rest = ''] = [url.replace(/[?#].*$/s, ''), /[?#].*$/s.exec(url)?.[0]];
    const changed = findNew(path);
    if (changed === undefined) continue;
    if (changed.leads) lines.add(line);
    const suffix = changed.leads && !targets.hasSections ? '' : rest;
    written = written.slice(0, offset) + changed.path + suffix + written.slice(offset + url.length);
  }
  return { text: written, lines: [...lines].sort((a, b) => a - b) };

  function findNew(path: string): { path: string; leads: boolean } | undefined {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|$)/i.test(path)) return undefined;
    if (path.startsWith('/') && !/\.mdx?$/.test(path)) {
      const route = targets.routes.get(normalizeRoute(path));
      return route === undefined ? undefined : { path: route, leads: true };
    }
    // What begins with neither is a package, or a link that does not work.
    if (!path.startsWith('.') && !/\.mdx?$/.test(path)) return undefined;
    const before = path.startsWith('/') ? posix.join(docsDir, path) : posix.join(posix.dirname(file), path);
    const after = targets.files.get(before);
    if (path.startsWith('/'))
      return after === undefined ? undefined : { path: `/${posix.relative(docsDir, after)}`, leads: true };
    if (after === undefined && posix.dirname(file) === posix.dirname(moved)) return undefined;
    const link = posix.relative(posix.dirname(moved), after ?? before);
    return { path: link.startsWith('.') ? link : `./${link}`, leads: after !== undefined };
  }
}

/** Lists the addresses in a file, in their order. */
function findAddresses(file: string, text: string): Address[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }): number => (starts[line - 1] ?? 0) + column - 1;
  const found: Address[] = [];
  const add = (url: string, from: number, end: number): void => {
    const offset = text.indexOf(url, from);
    if (offset === -1 || offset + url.length > end) return;
    found.push({ url, offset, line: text.slice(0, offset).split('\n').length });
  };
  walkTree<Nodes>(parse(file, text), (node) => {
    if (node.position === undefined) return;
    const [start, end] = [offsetOf(node.position.start), offsetOf(node.position.end)];
    if (node.type === 'link') add(node.url, offsetOf(node.children.at(-1)?.position?.end ?? node.position.start), end);
    else if (node.type === 'definition') add(node.url, text.indexOf(']:', start), end);
    else if (node.type === 'image') add(node.url, text.indexOf('](', start), end);
    else if (node.type === 'mdxjsEsm') {
      for (const { 1: url = '', index } of node.value.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g))
        add(url, start + index, end);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes)
        if (
          attribute.type === 'mdxJsxAttribute' &&
          typeof attribute.value === 'string' &&
          /^(?:href|to)$/.test(attribute.name)
        )
          add(attribute.value, text.indexOf(`${attribute.name}=`, start), end);
    }
  });
  return found.sort((a, b) => a.offset - b.offset);
}

function parse(file: string, text: string): Nodes {
  try {
    return parseMarkdown(text);
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) throw error;
    throw inputError(`${file}:${error.line}:${error.column}: The page is not valid MDX: ${error.message}`);
  }
}
