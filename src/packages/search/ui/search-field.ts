/**
 * The field that a search starts in. It is a native input that appears as soon as the reader opens the search. No typed text has to be stored and
 * replayed: the browser handles typing, deleting, pasting and IME composition. When its code has loaded, the dialog takes over text, caret and focus.
 *
 * The build inlines this file into the head of each page (`src/plugins/inline-scripts`), so it imports nothing at run time.
 */

/** The dialog that shows results for the field. */
export interface SearchDialog {
  /** Called when the field is open and needs the dialog: when the reader opens the search, and each time they try again. */
  show(): void;
  /** Called when the search has closed. */
  hide(): void;
}

/** The field, as seen by the code that shows the dialog. */
export interface SearchField {
  /** Undefined when the search is closed or the dialog has taken over. */
  readonly input: HTMLInputElement | undefined;
  /** Whether part of the text is still being composed. Until that ends, the field keeps the focus. */
  readonly isComposing: boolean;
  /** Sets the dialog that shows results from now on. If the field is already open, shows it. */
  connect(dialog: SearchDialog): void;
  /** Tells the field that the dialog is in the page. */
  meet(): void;
  /**
   * Removes the field, because the dialog has taken over text, caret and focus.
   *
   * @returns keys that were meant for the list of the dialog
   */
  leave(): readonly string[];
  /** Tells the reader that the code of the dialog could not be loaded, and lets them try again. */
  fail(): void;
  /** Tells the field that the scripts of the page could not be loaded. Trying again then leads to the search page. */
  lose(): void;
  /** Closes the field and the dialog. The focus returns to where it was. */
  close(): void;
}

declare global {
  interface Window {
    searchField: SearchField;
  }
}

/**
 * Opens the field for the search button, `/`, Ctrl+K and Cmd+K from now on: with the text that is selected in the page, otherwise with what was last
 * searched for on this page.
 *
 * @param searchPage address of the search page, which the query goes to without scripts
 */
export function makeSearchField(searchPage: string): SearchField {
  /** Waiting times in milliseconds. Most connections are faster than `slow`. After `endless`, the reader is told that the code did not load. */
  const wait = { slow: 600, endless: 20_000 };
  /** Maximum length of the text, as in the dialog's input. */
  const longest = 512;
  const button = '.search-button';

  let dialog: SearchDialog | undefined;
  let shell: HTMLElement | undefined;
  let input = document.createElement('input');
  let message: Element;
  let state: 'closed' | 'loading' | 'failed' | 'shown' = 'closed';
  let hasFailed = false;
  let isComposing = false;
  let returnTo: Element | null;
  /** What was last searched for on this page. */
  let last = '';
  let kept: string[];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const say = (role: string, text: string): void => {
    message.setAttribute('role', role);
    message.textContent = text;
  };

  const stopWaiting = (): void => {
    for (const timer of timers) clearTimeout(timer);
  };

  const fail = (): void => {
    if (state !== 'loading') return;
    stopWaiting();
    state = 'failed';
    say('alert', 'Search could not be loaded. Check your connection and try again.');
    message.insertAdjacentHTML('beforeend', ' <button>Try again</button>');
  };

  const load = (): void => {
    state = 'loading';
    say('status', '');
    // The button that was pressed may be gone.
    input.focus({ preventScroll: true });
    timers = [setTimeout(() => say('status', 'Loading the search…'), wait.slow), setTimeout(fail, wait.endless)];
    if (hasFailed) fail();
    else dialog?.show();
  };

  const dropShell = (): void => {
    stopWaiting();
    const old = shell;
    // Comes first, because the field takes the focus back as long as it is `shell`.
    shell = undefined;
    isComposing = false;
    old?.remove();
  };

  const close = (): void => {
    if (state === 'closed') {
      // The reader goes to another page.
      last = '';
      return;
    }
    state = 'closed';
    last = document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value ?? '';
    dropShell();
    dialog?.hide();
    const isUsable = returnTo instanceof HTMLElement && returnTo !== document.body && returnTo.isConnected;
    const target = isUsable ? returnTo : document.querySelector(button);
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  };

  const open = (text: string): void => {
    if (state !== 'closed') return;
    returnTo = document.activeElement;
    kept = [];
    // An input would glue the lines of the selected text together.
    const selected = String(getSelection()).replace(/\s+/g, ' ').trim().slice(0, longest);
    const start = text || selected || last;
    const holder = document.createElement('div');
    holder.innerHTML =
      `<div class="search-field" role="dialog" aria-modal="true" aria-label="Search"><form action="${searchPage}"><div>` +
      `<input type="search" name="q" maxlength="${longest}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"` +
      ' aria-label="Search" placeholder="Search, or paste an error message"><button type="button">Close</button></div><p></p></form></div>';
    shell = holder.firstElementChild as HTMLElement;
    input = shell.querySelector('input') as HTMLInputElement;
    message = shell.querySelector('p') as Element;
    listen(shell);
    document.body.append(shell);
    input.value = start;
    if (text === '') input.select();
    load();
  };

  const listen = (place: HTMLElement): void => {
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (place === shell && relatedTarget && !place.contains(relatedTarget as Node)) input.focus();
    });
    // Keeps the page behind from scrolling.
    place.onwheel = (event) => event.preventDefault();
    place.onmousedown = (event) => {
      if (event.target !== place) return;
      event.preventDefault();
      close();
    };
    place.onclick = ({ target }) => {
      if ((target as Element).matches('[type="button"]')) close();
    };
    place.onsubmit = (event) => {
      // Without the scripts of the page, the browser goes to the search page.
      if (hasFailed) return;
      event.preventDefault();
      if (state === 'failed') load();
      else kept.push('Enter');
    };
    input.onkeydown = (event) => {
      if (event.isComposing || event.shiftKey || !/^(?:Arrow|Page)(?:Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      if (event.key < 'B') kept.push(event.key);
    };
    input.oninput = (event) => {
      // The stored keys were meant for the results of the previous text.
      kept = [];
      isComposing = (event as InputEvent).isComposing;
    };
    input.addEventListener('compositionend', () => {
      isComposing = false;
    });
  };

  /** Readers may turn off “/” (see `src/browser/single-keys.ts`). A browser that denies access to the storage throws. */
  const isSlashOff = (): boolean => {
    try {
      return localStorage['docs-keys'] === 'off';
    } catch {
      return false;
    }
  };

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(button))) return;
      // The button works without any other script, so none of them gets the click.
      event.preventDefault();
      event.stopImmediatePropagation();
      open('');
    },
    true,
  );

  addEventListener(
    'keydown',
    (event) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
      const target = event.composedPath()[0];
      // The key is missing when a browser autofills a form. The code is that of compositions; see `src/browser/composition.ts`.
      if (!key || event.isComposing || event.keyCode === 229 || altKey || !(target instanceof Element)) return;
      const isClosed = state === 'closed';
      // A modal dialog covers the search and keeps the focus. Closing it could lose what was typed there.
      if (isClosed && document.querySelector('dialog[open]')) return;
      const isText = (target as HTMLElement).isContentEditable || target.matches('input, select, textarea');
      if (ctrlKey || metaKey) {
        // With Shift, browsers open their console. On a keyboard without Latin letters, only the position of the key counts.
        if (shiftKey || !(/^k$/i.test(key) || (key > 'z' && code === 'KeyK'))) return;
        // In every text field of an Apple computer, Ctrl+K deletes the rest of the line.
        if (ctrlKey && /^(?:Mac|iP)/.test(navigator.platform)) return;
        if (isClosed && target.matches('textarea, [type="text"], [type="number"]')) return;
        if (isClosed) open('');
        else close();
      } else if (key === 'Escape' && !isClosed) close();
      else if (isClosed && target.matches(button) && /^[\p{L}\p{N}]$/u.test(key)) open(key);
      else if (isClosed && key === '/' && !isText && !isSlashOff()) open('');
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  return {
    get input() {
      return shell && input;
    },
    get isComposing() {
      return isComposing;
    },
    connect(next) {
      dialog = next;
      if (shell) next.show();
    },
    meet() {
      stopWaiting();
      state = 'shown';
    },
    leave() {
      dropShell();
      return kept;
    },
    fail,
    lose() {
      hasFailed = true;
      fail();
    },
    close,
  };
}
