/** The panel below a sample: the frame that runs it, and what the sample calls, gets and prints. */
import './panel.css';
import { make } from '../../browser/make';
import { loadFor } from '../../browser/note';
import { removedLineClass } from '../../config/line-marks';
import { typesFile } from './addresses';
import type { Editor } from './edit';
import type { ChangedSample } from './edit/compile';
import { readSharedMark } from './edit/share';
import { addFrame, dropAhead, loadAhead } from './frames';
import { makeLine } from './lines';
import { compilerAddress, loadEditor } from './load-editor';
import { makeButton } from './make-button';
import { type FromFrame, readMessage, type Sample, type ToFrame } from './protocol';

export interface Panel {
  /** Loads what a sample needs ahead. Its frame loads as soon as there is a panel. */
  load(sample: Sample): void;
  /** Shows the panel. */
  reveal(): void;
  /**
   * Shows where the sample comes from, and runs it. Code of a link is only shown, and waits for the reader.
   *
   * @param place of the sample among those of the page
   * @param alone address of the page in which it is alone
   * @param shared code of a link
   */
  show(sample: Sample, place: number, alone: string, shared?: string): void;
  /** Runs it again. What it has stored stays. */
  run(): void;
  close(): void;
}

/** Lines that are shown at most, and messages after which a sample is stopped. */
const limits = { lines: 200, messages: 5000 };

/** How often the panel checks that the frame still responds, in milliseconds. */
const pulse = 1000;

/** Questions without an answer after which a frame is given up: while it loads, and when it runs. In a tab that nobody sees, they are asked less often. */
const patience = { loading: 20, running: 5 };

/**
 * Adds a panel at the end of a block of code, which nobody sees yet.
 *
 * @param address of the document for the frame
 * @param closed called when the panel is gone, with whether it had the focus
 */
export function openPanel(block: HTMLElement, address: string, closed: (hadFocus: boolean) => void): Panel {
  const status = make('span', { class: 'run-status', role: 'status' });
  const from = make('span', { class: 'run-from' });
  const edit = makeButton('Edit', () => startEditing());
  const again = makeButton('Reset', reset);
  const end = makeButton('Stop', () => stop('Stopped.'));
  const x = make('button', { type: 'button', class: 'button button--link button--icon', 'aria-label': 'Close' }, '×');
  const ask = make('p', { class: 'run-ask', hidden: '' });
  const stage = make('div', { class: 'run-stage' });
  const lines = make('ol', { class: 'run-lines' });
  const prepared = make('p', { class: 'run-ask', hidden: '' });
  const alone = make(
    'a',
    { class: 'button button--link', target: '_blank', rel: 'noopener', hidden: '' },
    'Open alone',
  );
  const title = make('div', { class: 'run-title' }, make('strong', {}, 'Output'), ' ', from);
  const head = make('div', { class: 'run-head' }, title, status, alone, edit, end, again, x);
  const editing = make('div', {});
  const note = make('p', { class: 'run-note' }, 'What the sample stores is gone when you close this.');
  const panel = make(
    'section',
    { class: 'run-panel', 'aria-label': 'Output', hidden: '' },
    head,
    editing,
    ask,
    prepared,
    stage,
    lines,
    note,
  );
  let sample: Sample | undefined;
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let isShown = false;
  let count = 0;
  let unanswered = 0;
  let index = 0;
  let editor: Editor | undefined;
  let changed: ChangedSample | undefined;
  let isShared = false;
  let attempt = 0;

  edit.hidden = true;
  x.addEventListener('click', () => {
    dropFragment();
    close();
  });
  window.addEventListener('message', receive);
  const timer = window.setInterval(watch, pulse);
  block.append(panel);
  start();
  return { load, reveal: () => panel.removeAttribute('hidden'), show, run, close };

  function load(loaded: Sample): void {
    if (sample !== undefined) return;
    sample = loaded;
    if (loaded.isAlone) stop('It runs in a separate page.');
    // Most samples need nothing else than the frame that loads already.
    else if (loaded.allow !== undefined || loaded.sandbox !== undefined) start();
    else if (isReady) post({ ...loaded, type: 'load' });
  }

  function show(loaded: Sample, place: number, addressAlone: string, shared?: string): void {
    isShared = shared !== undefined;
    load(loaded);
    isShown = true;
    index = place;
    edit.hidden = loaded.isAlone === true;
    from.textContent = `${loaded.packages.join(', ')}, in this browser`;
    alone.href = addressAlone;
    alone.hidden = false;
    if (loaded.ask !== undefined) {
      ask.textContent = `This sample ${loaded.ask} Press “${loaded.isAlone ? 'Open alone' : 'Start'}” to continue.`;
      ask.hidden = false;
    }
    if (loaded.prepared !== undefined) {
      prepared.replaceChildren('Prepared: ', make('code', {}, loaded.prepared));
      prepared.hidden = false;
    }
    again.hidden = loaded.isAlone === true;
    const hasElements = loaded.elements !== undefined;
    const isUsed = hasElements || loaded.ask !== undefined || loaded.functions.length > 0;
    const hasPage = isUsed || hasElementsOfPage(loaded);
    stage.classList.toggle('run-stage--shown', hasPage && loaded.isAlone !== true);
    stage.classList.toggle('run-stage--tall', hasElements);
    // What readers have to press, or what is shown to them, may be below the window.
    if (hasPage) panel.scrollIntoView({ block: 'nearest' });
    if (!isShared) run();
    else if (loaded.isAlone) status.textContent = 'This sample runs only as it is on this page.';
    else startEditing(shared);
  }

  /** Adds an editor with the text of the sample, or with code of a link. */
  function startEditing(shared?: string): void {
    loadFor(
      head,
      loadEditor,
      ({ openEditor }) => {
        if (sample === undefined || editor !== undefined) return;
        const original = readText(block);
        editor = openEditor(editing, {
          sample,
          original,
          shared,
          index,
          compiler: compilerAddress,
          typeFiles: address + typesFile,
          run,
        });
        edit.hidden = true;
        if (isShared) {
          status.textContent = 'Not run yet.';
          panel.scrollIntoView({ block: 'center', behavior: 'instant' });
        }
        // On a phone, the focus brings up the keyboard, for which nobody has asked then.
        else editor.focus();
      },
      'The editor could not be loaded. Check your connection.',
    );
  }

  function reset(): void {
    isShared = false;
    dropFragment();
    dropAhead();
    editor?.reset();
    if (editor === undefined) start();
    else run();
  }

  /** Replaces the frame, and with it all that the sample has stored or left running. */
  function start(): void {
    isReady = false;
    unanswered = 0;
    end.hidden = false;
    status.textContent = 'Loading…';
    lines.replaceChildren();
    // What a sample needs is not for code of a link.
    const added = addFrame(stage, address, isShared ? {} : (sample ?? {}));
    frame = added.element;
    if (added.isReady) begin();
  }

  function run(): void {
    if (sample?.isAlone) return;
    if (editor !== undefined) {
      void runChanged(editor);
      return;
    }
    if (frame === undefined) start();
    else if (isReady && sample !== undefined) send(sample);
  }

  /** Runs the code of the editor in a new frame, where nothing of an earlier run is left. */
  async function runChanged({ compile }: Editor): Promise<void> {
    stop('Reading the code…');
    lines.replaceChildren();
    attempt += 1;
    const own = attempt;
    try {
      const compiled = await compile();
      if (own !== attempt) return;
      changed = compiled;
      start();
    } catch (error) {
      if (own !== attempt) return;
      const text = error instanceof Error ? error.message : String(error);
      lines.replaceChildren(makeLine({ type: 'error', time: 0, values: [{ kind: 'other', text }] }));
      status.textContent = 'The code cannot run.';
    }
  }

  function send(sent: Sample | ChangedSample): void {
    count = 0;
    lines.replaceChildren();
    status.textContent = sent.ask === undefined ? 'Running…' : 'Press Start.';
    const isDark = document.documentElement.dataset.theme === 'dark';
    post({ ...sent, type: 'run', isDark });
  }

  function stop(reason: string): void {
    frame?.remove();
    frame = undefined;
    dropAhead();
    end.hidden = true;
    status.textContent = reason;
    if (document.activeElement === document.body) again.focus();
  }

  function close(): void {
    const hadFocus = panel.contains(document.activeElement);
    window.clearInterval(timer);
    window.removeEventListener('message', receive);
    panel.remove();
    closed(hadFocus);
  }

  function post(message: ToFrame): void {
    // The origin of the frame has no name. Only this window is addressed, and the message holds nothing secret.
    frame?.contentWindow?.postMessage(message, '*');
  }

  function watch(): void {
    if (frame === undefined) return;
    unanswered += 1;
    if (isReady) post({ type: 'ping' });
    if (unanswered <= (isReady ? patience.running : patience.loading)) return;
    stop(
      isReady
        ? `Stopped, because the sample did not respond for ${patience.running} seconds.`
        : 'The frame could not be loaded. Check your connection, then press Reset.',
    );
  }

  function receive({ source, data }: MessageEvent<unknown>): void {
    // Any window can send messages, and that of a frame is known only by itself.
    if (frame === undefined || source !== frame.contentWindow) return;
    const message = readMessage(data);
    // The answer of a question is none too many.
    if (message?.type !== 'pong' || unanswered === 0) count += 1;
    unanswered = 0;
    if (count > limits.messages) stop(`Stopped, because the sample sent more than ${limits.messages} messages.`);
    else if (message !== undefined) handle(message);
  }

  function handle(message: FromFrame): void {
    if (message.type === 'ready') {
      begin();
    } else if (message.type === 'done') {
      status.textContent = summarize();
      if (sample !== undefined) loadAhead(address, sample);
    } else if (message.type !== 'pong') {
      if (count === limits.lines + 1) lines.append(make('li', {}, 'Further lines are not shown, but errors are.'));
      const isWrong = message.type === 'error' || message.type === 'rejection';
      if (count <= limits.lines || (isWrong && lines.childElementCount < 2 * limits.lines))
        lines.append(makeLine(message));
    }
  }

  /** Begins with what the frame is for, once it is there. */
  function begin(): void {
    isReady = true;
    if (changed !== undefined) send(changed);
    else if (sample !== undefined && isShown && !isShared) send(sample);
    else if (sample !== undefined) post({ ...sample, type: 'load' });
  }

  function summarize(): string {
    const wrong = lines.querySelectorAll('.run-rejection, .run-error').length;
    if (wrong > 0) return 'Done, with an error.';
    if (sample !== undefined && sample.functions.length > 0) return 'Ready: press a button.';
    if (sample !== undefined && hasElementsOfPage(sample)) return 'Ready: use the page below.';
    return lines.childElementCount === 0 ? 'Done. It does nothing on the web.' : 'Done.';
  }
}

/** Whether hidden code makes elements that the sample uses. */
function hasElementsOfPage({ prepared = '' }: Sample): boolean {
  return /\bdocument\.(?:body|createElement)/.test(prepared);
}

/** Takes changed code out of the address, because the page no longer shows it. */
function dropFragment(): void {
  if (readSharedMark(location.hash) !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/** Reads the text of a block, without the lines that are marked as removed. */
function readText(block: Element): string {
  const code = make(
    'div',
    {},
    ...[...(block.querySelector('pre code')?.childNodes ?? [])].map((line) => line.cloneNode(true)),
  );
  for (const line of code.querySelectorAll(`.${removedLineClass}`)) line.remove();
  return code.textContent.replace(/\n$/, '');
}
