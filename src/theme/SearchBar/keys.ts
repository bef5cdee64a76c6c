/** What a key on the page means for the search. */
export type KeyMeaning =
  | { readonly kind: 'toggle' | 'open' | 'close' }
  | { readonly kind: 'type'; readonly text: string };

/** The part of a keyboard event that matters; `key` is missing when a browser fills in a form. */
export interface Key {
  readonly key?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
}

/** Where the search and the focus are. */
export interface KeyPlace {
  /** The dialog is there, or is being loaded. */
  readonly isOpen: boolean;
  /** The focus is where keys write text. */
  readonly isInText: boolean;
  /** The focus is on the search button, or the dialog is still being loaded: letters are the beginning of a query. */
  readonly takesLetters: boolean;
}

/** Reads a key; undefined when it is none of the search's business. */
export function readKey(event: Key, place: KeyPlace): KeyMeaning | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (key === undefined || isComposing) return undefined;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'toggle' };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Escape') return place.isOpen ? { kind: 'close' } : undefined;
  if (place.takesLetters && /^[\p{L}\p{N}]$/u.test(key)) return { kind: 'type', text: key };
  if (key === '/' && !place.isOpen && !place.isInText) return { kind: 'open' };
  return undefined;
}

/** True when keys write text into an element. */
export function isTextPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}
