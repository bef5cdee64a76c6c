import type { Element, Nodes, Root } from 'hast';
import { codeThemes } from '../../config/code-themes';
import { walkTree } from '../markdown/walk-tree';
import { type CodeColours, makeColours } from './colours';
import { readMarks } from './marks';
import { colourLines } from './tokens';

/** Data from which a code block is rendered: properties of the `code` element, which MDX passes to the component. */
export interface ColouredCode {
  /** The colored lines. */
  html: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLine?: number;
}

const colours = makeColours(codeThemes.theme, codeThemes.darkTheme);

/** Rules for the classes that the plugin writes. */
export const codeColoursCss = colours.css;

/** Cache of colored blocks: pages are compiled for the browser and for the server, and versions share much of their code. */
const seen = new Map<string, ColouredCode>();

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
      Object.assign(code.properties, { ...colourOnce(text.join(''), readLanguage(code), meta, languages, colours) });
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

function colourOnce(...args: Parameters<typeof colourBlock>): ColouredCode {
  const key = JSON.stringify(args.slice(0, 3));
  const known = seen.get(key);
  if (known !== undefined) return known;
  const coloured = colourBlock(...args);
  seen.set(key, coloured);
  return coloured;
}

/**
 * Colors a code block.
 *
 * @param code text between the fences
 * @param language name after the opening fence
 * @param meta what follows the language: `title="…"`, `{2,4}`, `showLineNumbers` or `showLineNumbers=10`
 * @param languages to load in addition to those that come with prism-react-renderer
 */
export function colourBlock(
  code: string,
  language: string,
  meta: string,
  languages: readonly string[],
  colours: CodeColours,
): ColouredCode {
  const { lines, classes } = readMarks(code, meta);
  const coloured = colourLines(lines.join('\n'), language, languages, colours).map((line, index) => {
    const names = ['token-line', ...(classes.get(index) ?? []), ...readDiffClass(language, lines[index])];
    return { line, names: names.join(' ') };
  });
  const html = coloured
    .map(({ line, names }, index) => {
      const end = index === coloured.length - 1 ? '' : '\n';
      return `<span class="${names}">${line}${end}</span>`;
    })
    .join('');
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    html,
    ...(title === undefined || title === '' ? {} : { title }),
    ...(numbers === null ? {} : { firstLine: Number(numbers[1] ?? 1) }),
  };
}

/** Styles the lines of a diff like those that comments mark as added and removed. */
function readDiffClass(language: string, line = ''): string[] {
  if (language !== 'diff') return [];
  if (line.startsWith('+') && !line.startsWith('+++')) return ['diff-inserted'];
  return line.startsWith('-') && !line.startsWith('---') ? ['diff-deleted'] : [];
}
