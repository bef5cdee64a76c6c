import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { type Tag, tags } from '@lezer/highlight';
import { codeTheme } from '../../../config/code-themes';

/** What the highlighter of the pages calls the parts of code, as the editor knows them. */
const parts: Readonly<Record<string, readonly Tag[]>> = {
  comment: [tags.comment],
  keyword: [tags.keyword, tags.operatorKeyword],
  function: [tags.function(tags.variableName), tags.function(tags.propertyName)],
  'class-name': [tags.className, tags.typeName],
  string: [tags.string, tags.regexp],
  number: [tags.number, tags.bool],
};

/** The colors of code blocks. */
const colors = HighlightStyle.define(
  Object.entries(parts).map(([name, tag]) => ({
    tag,
    color: codeTheme.styles.find(({ types }) => types.includes(name))?.style.color,
  })),
);

const looks = EditorView.theme({
  '&': { color: 'var(--prism-color)', background: 'var(--prism-background-color)', maxHeight: '30rem' },
  '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { font: '400 var(--docs-text-label) / 1.62 var(--ifm-font-family-monospace)' },
  '.cm-content': { caretColor: 'var(--ifm-heading-color)', paddingBlock: '0.75rem' },
  '.cm-tooltip': { border: '1px solid var(--docs-border)', background: 'var(--ifm-background-color)' },
  '.cm-gutters': { border: '0', background: 'none', color: 'var(--docs-muted)' },
});

/**
 * Makes an editor for TypeScript. It is in a tree of its own, where its stylesheets are not those of the page, whose policy allows none. The key Tab leaves it.
 *
 * @param host element that becomes the editor
 * @param run called for Ctrl+Enter, on computers of Apple ⌘Enter
 */
export function makeEditor(host: HTMLElement, code: string, label: string, run: () => void): EditorView {
  const root = host.attachShadow({ mode: 'open' });
  // The keys of the site are not meant.
  host.addEventListener('keydown', (event) => event.stopPropagation());
  return new EditorView({ parent: root, root, state: makeState(code, label, run) });
}

/** The state of an editor that nobody has used. */
export function makeState(code: string, label: string, run: () => void): EditorState {
  const pressRun = (): boolean => {
    run();
    return true;
  };
  return EditorState.create({
    doc: code,
    extensions: [
      history(),
      lineNumbers(),
      EditorView.lineWrapping,
      indentOnInput(),
      bracketMatching(),
      typescriptLanguage,
      syntaxHighlighting(colors),
      looks,
      keymap.of([{ key: 'Mod-Enter', run: pressRun }, ...historyKeymap, ...defaultKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label }),
    ],
  });
}
