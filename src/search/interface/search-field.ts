/**
 * The field that a search begins in. It is the browser's own, and there as soon as the reader asks for the search, so that nobody has to keep keys:
 * the browser writes, deletes, pastes and composes. When the code of the dialog has come, the dialog takes over text, caret and focus.
 *
 * The build writes this file into the head of each page as it is (`src/plugins/search-field`), so at run time it imports nothing.
 */

/** What shows results for the field. */
export interface SearchDialog {
  /** The field is open and wants the dialog: it is called when the reader asks, and again when they try again. */
  show(): void;
  /** The search has closed. */
  hide(): void;
}

/** The field, for whoever shows the dialog. */
export interface SearchField {
  /** Undefined when the search is closed, or the dialog has taken over. */
  readonly input: HTMLInputElement | undefined;
  /** Part of the text is still being composed, and the field keeps the focus until it is not. */
  readonly isComposing: boolean;
  /**
   * Names what shows results from now on; it is called soon if the field is open already.
   *
   * @returns ends it
   */
  connect(dialog: SearchDialog): () => void;
  /** The dialog is in the page. */
  meet(): void;
  /**
   * The dialog has taken over text, caret and focus: the field goes.
   *
   * @returns keys that were meant for the list of the dialog
   */
  leave(): readonly string[];
  /** The code of the dialog has not come; the reader is told, and can try again. */
  fail(): void;
  /** The scripts of the page have not come; to try again leads to the search page then. */
  lose(): void;
  /** Closes field and dialog; the focus returns to where it was. */
  close(): void;
}

/** What the field says, and where its text goes without scripts. */
export interface FieldSettings {
  /** Address of the search page. */
  readonly searchPage: string;
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
}

declare global {
  interface Window {
    searchField: SearchField;
  }
}

/**
 * Opens the field for the search button, `/`, Ctrl+K and Cmd+K from now on.
 *
 * @param settings are written into HTML, so they must not hold markup
 */
export function makeSearchField(settings: FieldSettings): SearchField {
  /** Most connections are faster than `slow`; behind `endless` the reader is told that the code has not come, in milliseconds. */
  const wait = { slow: 600, endless: 20_000 };
  /** What DocSearch's input takes (4.7.0). */
  const longest = 512;
  const button = '.search-button';

  let dialog: SearchDialog | undefined;
  let shell: HTMLElement | undefined;
  let input = document.createElement('input');
  let message: Element;
  let state: 'closed' | 'loading' | 'failed' | 'shown' = 'closed';
  let isLost = false;
  let isComposing = false;
  let returnTo: Element | null;
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
    say('alert', settings.failed);
    message.insertAdjacentHTML('beforeend', ` <button>${settings.again}</button>`);
  };

  const load = (): void => {
    state = 'loading';
    say('status', '');
    // The button that asked for it may be gone.
    input.focus({ preventScroll: true });
    timers = [setTimeout(() => say('status', settings.loading), wait.slow), setTimeout(fail, wait.endless)];
    if (isLost) fail();
    else dialog?.show();
  };

  const dropShell = (): void => {
    stopWaiting();
    const old = shell;
    // First: the field takes the focus back from others as long as it is there.
    shell = undefined;
    isComposing = false;
    old?.remove();
  };

  const close = (): void => {
    if (state === 'closed') return;
    state = 'closed';
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
    // As DocSearch does: what is selected in the page is what is searched for.
    const start = text || String(getSelection()).slice(0, longest);
    const holder = document.createElement('div');
    holder.innerHTML =
      `<div class="search-field" role="dialog" aria-modal="true" aria-label="${settings.label}"><form action="${settings.searchPage}"><div>` +
      `<input type="search" name="q" maxlength="${longest}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"` +
      ` aria-label="${settings.label}" placeholder="${settings.placeholder}"><button type="button">${settings.close}</button></div><p></p></form></div>`;
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
    // The page behind stays where it is.
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
      // Nobody else could search: the browser goes to the search page.
      if (isLost) return;
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
      // Other text has other results.
      kept = [];
      isComposing = (event as InputEvent).isComposing;
    };
    input.addEventListener('compositionend', () => {
      isComposing = false;
    });
  };

  /** Readers may turn off “/” (see `src/browser/single-keys.ts`). A browser that lets nobody look throws. */
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
      // The button needs no other script to work.
      event.preventDefault();
      event.stopImmediatePropagation();
      open('');
    },
    true,
  );

  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const target = event.composedPath()[0];
      // The key is missing when a browser fills in a form.
      if (!key || event.isComposing || altKey || !(target instanceof Element)) return;
      const isClosed = state === 'closed';
      const isText = (target as HTMLElement).isContentEditable || target.matches('input, select, textarea');
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k') return;
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
      // Whoever calls this may be drawing.
      queueMicrotask(() => {
        if (dialog === next && shell) next.show();
      });
      return () => {
        if (dialog !== next) return;
        if (state === 'shown') close();
        dialog = undefined;
      };
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
      isLost = true;
      fail();
    },
    close,
  };
}
