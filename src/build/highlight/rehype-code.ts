import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Element, Nodes, Root } from 'hast';
import { tokenLineClass } from '../../lib/dom-contract';
import { readMarks } from './marks';
import { colorLines } from './tokens';

/** Data from which a code block is rendered: properties of the `code` element, which MDX passes to the component. */
export interface HighlightedCode {
  /** The colored lines. */
  html: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLine?: number;
  /** Whether each line is a whole command, so that a prompt can be shown before it. */
  isCommands?: boolean;
  /** Whether the block needs no bar with the name of its language: a few commands, or no language. */
  isShort?: boolean;
  /** The sample that the button Run runs, packed (`src/packages/run/build/pack-samples.ts`). */
  run?: string;
  /** What the explanations need of a sample besides its text, packed (`src/packages/explain/hidden-code.ts`). */
  hiddenCode?: string;
}

/**
 * Rehype plugin: colors the code of a page while it compiles, so that no reader's browser has to.
 *
 * @param options.languages Prism languages to load in addition to those that come with prism-react-renderer
 */
export function rehypeCode({ languages }: { languages: readonly string[] }): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (pre) => {
      if (pre.type !== 'element' || pre.tagName !== 'pre') return;
      const [code] = pre.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const text = code.children.map((child) => (child.type === 'text' ? child.value : undefined));
      if (text.includes(undefined)) return;
      const { metastring } = code.properties;
      const meta = typeof metastring === 'string' ? metastring : '';
      Object.assign(code.properties, colorBlock(text.join(''), readLanguage(code), meta, languages));
      delete code.properties.metastring;
      code.children = [];
    });
  };
}

function readLanguage({ properties }: Element): string {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return (
    names
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length)
      .toLowerCase() ?? 'text'
  );
}

/**
 * Colors a code block.
 *
 * @param code text between the fences
 * @param language name after the opening fence
 * @param meta what follows the language: `title="…"`, `{2,4}`, `showLineNumbers` or `showLineNumbers=10`
 * @param languages to load in addition to those that come with prism-react-renderer
 */
export function colorBlock(
  code: string,
  language: string,
  meta: string,
  languages: readonly string[],
): HighlightedCode {
  const { lines, classes } = readMarks(code, meta);
  const colored = colorLines(lines.join('\n'), language, languages).map((line, index) => {
    const names = [tokenLineClass, ...(classes.get(index) ?? []), ...readDiffClass(language, lines[index])];
    return { line, names: names.join(' ') };
  });
  const html = colored
    .map(({ line, names }, index) => {
      const end = index === colored.length - 1 ? '' : '\n';
      return `<span class="${names}">${line}${end}</span>`;
    })
    .join('');
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    html,
    ...(title === undefined || title === '' ? {} : { title }),
    ...(numbers === null ? {} : { firstLine: Number(numbers[1] ?? 1) }),
    ...(language === 'bash' && lines.every((text) => /^[\w./@]/.test(text) && !/[\\{(|&]$/.test(text))
      ? { isCommands: true }
      : {}),
    ...(language === 'text' || (language === 'bash' && lines.length <= 3) ? { isShort: true } : {}),
  };
}

/** Styles the lines of a diff like those that comments mark as added and removed. */
function readDiffClass(language: string, line = ''): string[] {
  if (language !== 'diff') return [];
  if (line.startsWith('+') && !line.startsWith('+++')) return ['diff-inserted'];
  return line.startsWith('-') && !line.startsWith('---') ? ['diff-deleted'] : [];
}
