/** The editor in the panel of a sample. The build bundles it by itself (`build/bundle-editor.ts`), and only the button Edit, or a link to changed code, loads it. */
import { isolateHistory } from '@codemirror/commands';
import { copyText } from '../../../browser/clipboard';
import { isApple } from '../../../browser/events';
import { fetchJson } from '../../../browser/fetch-json';
import { make } from '../../../browser/make';
import { makeButton } from '../make-button';
import type { Sample } from '../protocol';
import { askWorker } from './ask-worker';
import type { TypeProblem } from './check-types';
import type { TypeQuestion } from './checker';
import type { ChangedSample } from './compile';
import type { Question } from './compiler';
import type { TypeFiles } from './declarations';
import { makeEditor, makeState } from './editor';
import { readShared, writeShared } from './share';
import { showProblems } from './show-problems';

export { readShared };

export interface EditorOptions {
  readonly sample: Sample;
  /** The text of the sample on the page. */
  readonly original: string;
  /** Code of a link. */
  readonly shared?: string | undefined;
  /** Place of the sample among those of the page. */
  readonly index: number;
  /** Address of the script that reads changed code. */
  readonly compiler: string;
  /** Address of the list of what checks its types. */
  readonly typeFiles: string;
  /** Runs the code. */
  run(): void;
}

export interface Editor {
  /** @throws Error with what is wrong in the code */
  compile(): Promise<ChangedSample>;
  /** Shows the text of the page again. */
  reset(): void;
  focus(): void;
}

/** Adds an editor and its buttons to an element. */
export function openEditor(place: Element, options: EditorOptions): Editor {
  const { sample, original, shared, index, run } = options;
  const host = make('div', { class: 'run-code' });
  const status = make('span', { class: 'run-status', role: 'status' });
  const runButton = makeButton(shared === undefined ? 'Run again' : 'Run', run);
  const label = `Code of the sample. ${isApple() ? '⌘' : 'Ctrl+'}Enter runs it, and Tab leaves it.`;
  const view = makeEditor(host, shared ?? original, label, run);
  const warning = make(
    'p',
    { class: 'run-foreign', role: 'alert' },
    make('strong', {}, 'This code comes from a link, not from this site.'),
    ' Read it before you run it. It can neither ask for permissions nor show dialogs or open pages.',
  );
  const read = (): string => view.state.doc.toString();
  const say = (done: Promise<string>): void => {
    done
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .then((message) => {
        status.textContent = message;
      });
  };
  const copy = makeButton('Copy', () => say(copyText(read()).then(() => 'Copied.')));
  const share = makeButton('Share', () =>
    say(shareCode(index, read()).then(() => 'Link copied. The code is in the link, and nowhere else.')),
  );
  const problems = make('ul', { class: 'run-problems' });
  const check = makeButton('Check types', () => {
    const text = read();
    problems.replaceChildren();
    status.textContent = 'Checking… The compiler is loaded once.';
    say(
      checkTypes(options, text).then((found) => {
        // Of an earlier text, lines and columns would be wrong.
        if (text !== read()) return 'The code has changed. Check it again.';
        return showProblems(view, problems, found);
      }),
    );
  });
  place.append(
    ...(shared === undefined ? [] : [warning]),
    host,
    make('div', { class: 'run-head' }, runButton, check, copy, share, status),
    problems,
  );
  return {
    compile() {
      runButton.textContent = 'Run again';
      const question: Question = { sample, text: read() };
      return askWorker(options.compiler, question, 3, 'Reading the code');
    },
    reset() {
      warning.remove();
      // What the link has brought must not come back, because the limits for it end.
      if (shared !== undefined) view.setState(makeState(original, label, run));
      else
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: original },
          annotations: isolateHistory.of('full'),
        });
    },
    focus: () => view.focus(),
  };
}

/** Checks the types of code with the declarations of the version. A phone needs some seconds. */
async function checkTypes({ sample, typeFiles }: EditorOptions, text: string): Promise<readonly TypeProblem[]> {
  const files = await fetchJson<TypeFiles>(typeFiles).catch(() => {
    throw new Error('What checks types could not be loaded. Check your connection.');
  });
  const question: TypeQuestion = { sample, text, files };
  return askWorker(files.checker, question, 60, 'Checking the types');
}

/** Makes a link to changed code the address of the page, and copies it. */
async function shareCode(index: number, code: string): Promise<void> {
  const link = writeShared(index, code).then((fragment) => {
    history.replaceState(history.state, '', fragment);
    return location.href;
  });
  // At once, because Safari allows it only during the press.
  const isCopied = copyText(link).then(
    () => true,
    () => false,
  );
  await link;
  if (!(await isCopied)) throw new Error('Your browser refused to copy the link. It is the address of this page now.');
}
