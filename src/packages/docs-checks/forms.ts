/**
 * Finds what other sites write differently, and writes it as this site does: comments and tags of HTML, ids of headings, titles of admonitions, alerts of
 * GitHub, names of languages, links without an extension. It reads the text, because MDX can't parse most of this.
 */
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { admonitionNames } from '@capacitor-docs/shared/markdown';
import type { Page } from '../../remark/pages';
import { fenceAliases } from './fence-languages';
import type { Problem } from './problem';
import { type MaskedText, maskCode } from './read/mask-code';

/** A form that the site does not know, and what to write instead. */
interface Form {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Source = Pick<Page, 'file' | 'text'>;

/** Finds the forms of a page that `npm run check:docs -- --fix` rewrites. */
export function checkForms({ file, text: written }: Source): Problem[] {
  const text = written.replaceAll('\r\n', '\n');
  return findForms({ file, text }).map(({ start, end, replacement }) => {
    const before = text.slice(0, start).split('\n');
    const message = `Write ${quote(replacement)} instead of ${quote(text.slice(start, end))}; --fix does`;
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
  });
}

/** Returns the text of a page in the forms of this site. */
export function fixForms(page: Source): string {
  const hasReturns = page.text.includes('\r\n');
  let text = page.text.replaceAll('\r\n', '\n');
  // What an alert contains is found only after the alert itself has been rewritten.
  for (let round = 0; round < 3; round++) {
    for (const { start, end, replacement } of findForms({ ...page, text }).reverse())
      text = text.slice(0, start) + replacement + text.slice(end);
  }
  return hasReturns ? text.replaceAll('\n', '\r\n') : text;
}

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `\`${line.length > 60 ? `${line.slice(0, 60)}…` : line}\``;
}

function findForms({ file, text }: Source): Form[] {
  const masked = maskCode(text);
  const found = [...findTextForms(text, masked), ...findFenceForms(masked), ...findLinkForms(file, masked)];
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.filter(({ start }, index) => start >= Math.max(0, ...sorted.slice(0, index).map(({ end }) => end)));
}

type Rewrite = (groups: readonly string[]) => string | undefined;

/** Finds the matches of a pattern in the masked text; what replaces them is made of the text itself. */
function match(text: string, masked: string, pattern: RegExp, rewrite: Rewrite): Form[] {
  return [...masked.matchAll(new RegExp(pattern, `${pattern.flags}gd`))].flatMap(({ indices = [] }) => {
    const [whole] = indices;
    if (whole === undefined) return [];
    const replacement = rewrite(Array.from(indices, (range) => (range === undefined ? '' : text.slice(...range))));
    return replacement === undefined ? [] : [{ start: whole[0], end: whole[1], replacement }];
  });
}

const admonitions = admonitionNames.join('|');

/** Elements without an end tag. */
const voids = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function findTextForms(text: string, { plain, prose }: MaskedText): Form[] {
  return [
    ...match(
      text,
      plain,
      /<!--[\s\S]*?-->/,
      ([whole = '']) => `{/* ${whole.slice(4, -3).replaceAll('*/', '* /').trim()} */}`,
    ),
    ...match(text, plain, /\{#([^\s{}]+)\}(?=[ \t]*$)(?<=^[ \t>]*#{1,6} .*)/m, ([, id]) => `{/* #${id} */}`),
    ...match(
      text,
      prose,
      new RegExp(
        `^([ \\t>]*:{3,})[ \\t]*(${admonitions})[ \\t]+([^\\s[{].*)$|^([ \\t>]*:{3,})[ \\t]+(${admonitions})$`,
        'm',
      ),
      ([, colons, name, title, loose = '', only = '']) =>
        title ? `${colons}${name}[${title.trim()}]` : `${loose}${only}`,
    ),
    ...match(
      text,
      plain,
      /^([ \t]*)> ?\[!(note|tip|important|warning|caution)\][ \t]*\n((?:[ \t]*>.*(?:\n|$))*)/im,
      toAdmonition,
    ),
    ...match(
      text,
      prose,
      /<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/,
      ([, address = '']) => `[${address}](${address.includes('://') ? '' : 'mailto:'}${address})`,
    ),
    // In `[x](<a b.md>)`, it begins an address.
    ...match(text, prose, /(?<!\\|\]\()<(?![A-Za-z_/!>\s]|\$\D|$)/m, () => '&lt;'),
    ...match(
      text,
      plain,
      /(?<!\\)<([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*(?:="[^"]*"|='[^']*'|=[^\s"'{}<>=/]+)?)*)\s*(\/?)>/i,
      toJsx,
    ),
    ...match(text, prose, /(?<=\]\()(?![<#])([^()"'<>\n]*[^()"'<>\s])[ ]+([^()"'<>\n]*\.\w+)(?=\))/, ([whole = '']) =>
      whole.replaceAll(' ', '%20'),
    ),
  ];
}

function toAdmonition([, indent = '', kind = '', body = '']: readonly string[]): string {
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => `${indent}${line.replace(/^[ \t]*> ?/, '')}`.trimEnd());
  return [`${indent}:::${kind.toLowerCase()}`, '', ...lines, '', `${indent}:::`, ''].join('\n');
}

/** Writes a tag as JSX. Undefined if it is that already. */
function toJsx([, name = '', attributes = '', slash]: readonly string[]): string | undefined {
  const written = attributes
    .replace(/=([^\s"'=]+)(?=\s|$)/g, '="$1"')
    .replace(/(\s)class=/g, '$1className=')
    .replace(/(\s)for=/g, '$1htmlFor=')
    .replace(/(\s)style=(["'])(.*?)\2/g, (_, space, _quote, css) => `${space}style={${writeStyle(css)}}`);
  const isVoid = voids.test(name);
  const tag = `<${name}${written}${isVoid || slash ? ' /' : ''}>`;
  return written === attributes && (slash || !isVoid) ? undefined : tag;
}

/** Writes the text of a `style` attribute as the object that React wants. */
function writeStyle(css: string): string {
  const entries = css.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return name === '' ? [] : [`${key}: '${value.replaceAll("'", '"')}'`];
  });
  return `{ ${entries.join(', ')} }`;
}

/** Finds other names of languages, and characters of a word processor in commands. */
function findFenceForms({ fences }: MaskedText): Form[] {
  return fences.flatMap(({ start, language, code, codeStart }) => {
    const known = fenceAliases[language.toLowerCase()] ?? (/[A-Z]/.test(language) ? language.toLowerCase() : language);
    const name = known === 'bash' && known !== language && hasOutput(code) ? 'shell-session' : known;
    const isShell = name === 'bash' || name === 'shell-session';
    return [
      ...(name === language ? [] : [{ start, end: start + language.length, replacement: name }]),
      ...(isShell ? findTypography(code, codeStart) : []),
    ];
  });
}

/** Whether a block shows prompts, and also what the commands print. */
function hasOutput(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  return lines.some((line) => /^\s*\$ /.test(line)) && !lines.every((line) => /^\s*\$ /.test(line));
}

function findTypography(code: string, codeStart: number): Form[] {
  return [...code.matchAll(/[“”„]|[‘’](?=\S*[‘’]|\s|$)|(?<=\s)[–—](?=[a-z])/gm)].map(({ 0: sign, index }) => ({
    start: codeStart + index,
    end: codeStart + index + 1,
    replacement: /[–—]/.test(sign) ? '--' : /[‘’]/.test(sign) ? "'" : '"',
  }));
}

/** Finds links to pages without the extension, and from the folder of the project. */
function findLinkForms(file: string, { prose }: MaskedText): Form[] {
  return match(prose, prose, /(?<=\]\()(\.{1,2}\/[^)\s#?]+|@site\/[^)\s#?]+)(?=[)\s#?])/, ([, path = '']) => {
    const target = path.startsWith('@site/') ? path.slice(6) : posix.join(posix.dirname(file), path);
    const isFile = existsSync(join(projectRoot, target)) && statSync(join(projectRoot, target)).isFile();
    const found = (
      isFile ? [target] : ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => target.replace(/\/$/, '') + end)
    ).find((one) => /\.mdx?$/.test(one) && existsSync(join(projectRoot, one)));
    if (found === undefined) return undefined;
    const relative = posix.relative(posix.dirname(file), found);
    const written = relative.startsWith('.') ? relative : `./${relative}`;
    return isFile && !path.startsWith('@') ? undefined : written;
  });
}
