import { findPageErrors } from './page-errors.mjs';

/** Milliseconds without a further line after which an error is over. */
const pause = 150;

/** Lines of stack traces, and of the trees that Rspack draws around them. */
const isDetail = /^\s+at .+:\d+:\d+\)?$|^\s*(?:╰─▶|├─▶|│|×)/;

const escapeMark = String.fromCharCode(27);
const colors = new RegExp(`${escapeMark}\\[[0-9;]*m`, 'g');

/**
 * Stands between Docusaurus and the terminal: an error is shown as its sentence with its place, and nothing of its stack traces. Compile
 * errors and wrong sidebars are left out, because the messages of pages say them already.
 *
 * @param {string} root folder of the project
 * @param {(text: string) => void} show
 * @returns {{ write: (chunk: string) => void, flush: () => void }}
 */
export function createOutputFilter(root, show) {
  let rest = '';
  let held = '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const flush = () => {
    if (held !== '') for (const line of explainError(held, root)) show(`${line}\n`);
    held = '';
  };
  return {
    write(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const plain = line.replace(colors, '');
        if (/^\[(?:SUCCESS|INFO|WARNING)\]/.test(plain)) flush();
        if (held !== '' || /^\[ERROR\]/.test(plain)) held += `${line}\n`;
        else if (!isDetail.test(plain)) show(`${line}\n`);
      }
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    flush,
  };
}

/**
 * @param {string} text what was printed from the mark of an error on
 * @param {string} root
 * @returns {string[]} what a writer has to know of it, a line each
 */
export function explainError(text, root) {
  const plain = text.replace(colors, '');
  if (/bundle compiled with errors|Invalid sidebar file/.test(plain)) return [];
  const known = findPageErrors(text, root);
  const others = known.filter((line) => !/^(?:sidebars\.ts|versioned_sidebars\/|\S+\.mdx?:)/.test(line));
  if (known.length > 0) return others.map((line) => `[ERROR] ${line}`);
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 3);
}
