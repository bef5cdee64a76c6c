import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { normalizeTokens, Prism, type PrismGrammar } from 'prism-react-renderer';
import { grammarAliases } from '../../config/code-languages';
import { codeLooks, codeTheme } from '../../config/code-themes';

let loaded: readonly string[] = [];

/**
 * Loads more languages into the highlighter, as theme-classic does in the browser: Prism's components expect a global `Prism`.
 *
 * @param languages names of Prism's components, dependencies first
 */
function loadLanguages(languages: readonly string[]): void {
  if (languages === loaded) return;
  const requireOfSite = createRequire(join(projectRoot, 'package.json'));
  Object.assign(globalThis, { Prism });
  for (const language of languages) requireOfSite(`prismjs/components/prism-${language}`);
  Reflect.deleteProperty(globalThis, 'Prism');
  if (Prism.languages.bash !== undefined) markPrograms(Prism.languages.bash);
  loaded = languages;
}

/** Matches the first word of a command, after its variable assignments, but not on a continuation line. */
const program =
  /(?<=(?<!\\\n)^[ \t]*(?:\w+=\S*[ \t]+)*|[;|&(][ \t]*)(?!(?:if|then|else|elif|fi|for|while|do|done|case|esac)\b)[\w./~][\w./~-]*(?![\w=])/m;

/** Marks only the program of a command. Prism marks every word that is the name of a program, such as `install` in `npm install`, but not `npx`. */
function markPrograms(bash: PrismGrammar): void {
  Reflect.deleteProperty(bash, 'builtin');
  bash.function = { pattern: program, greedy: true };
}

/**
 * Colors code.
 *
 * @param code text of a block, without a line break at the end
 * @param language name of the language in Prism; code in an unknown language stays plain
 * @param languages to load in addition to those that come with prism-react-renderer
 * @returns HTML of each line: text in `span`s with the classes of `findClass`; neighbors that look the same share one
 */
export function colorLines(code: string, language: string, languages: readonly string[]): string[] {
  loadLanguages(languages);
  const grammar = Prism.languages[grammarAliases[language] ?? language];
  const tokens = grammar === undefined ? [code] : Prism.tokenize(code, grammar);
  return normalizeTokens(tokens).map((line) => {
    const runs: { text: string; name: string | undefined }[] = [];
    for (const { types, content, empty } of line) {
      if (empty === true) continue;
      const isBlank = content.trim() === '';
      const last = runs.at(-1);
      const name = isBlank ? last?.name : findClass(types);
      if (last !== undefined && last.name === name) last.text += content;
      else runs.push({ text: content, name });
    }
    return runs
      .map(({ text, name }) =>
        name === undefined ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`,
      )
      .join('');
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/* Colors are CSS classes, so that pages contain no colors and CSS alone switches the color mode. */

const looks = codeLooks.map((look, index) => ({ ...look, className: `code-${index}` }));

const classes = new Map(looks.flatMap(({ types, className }) => types.map((type) => [type, className])));

const { color, backgroundColor } = codeTheme.plain;

/** CSS rules for both color modes, with the variables that our code block styles read. */
export const codeColorsCss = [
  `:root{--prism-color:${color};--prism-background-color:${backgroundColor}}`,
  ...looks.map((look) => `.${look.className}{color:${look.color}}`),
  '',
].join('\n');

/**
 * Finds the class of a token.
 *
 * @param types names that Prism gives the token, the most general first
 * @returns undefined for a token that looks like the rest of the block
 */
export function findClass(types: readonly string[]): string | undefined {
  return types.flatMap((type) => classes.get(type) ?? []).at(-1);
}
