import { moveInMenu } from '@site/src/lib/menu-keys';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A menu that opens by pointer and keys, and how its parts find each other. */
export interface Menu {
  /** Around the button and the entries. */
  container: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Closed on purpose while the pointer is still over it. Style sheets open it under the pointer, so that it works before scripts do. */
  isDismissed: boolean;
  /** For a click on the button. */
  press: () => void;
  /** For a click on an entry. */
  dismiss: () => void;
}

/** Listens for events on an element or the document while the component is there; `use` may change with every rendering. */
function useListeners(target: () => EventTarget | null, listeners: Record<string, (event: Event) => void>): void {
  useEffect(() => {
    const element = target();
    for (const [type, listen] of Object.entries(listeners)) element?.addEventListener(type, listen);
    return () => {
      for (const [type, listen] of Object.entries(listeners)) element?.removeEventListener(type, listen);
    };
  });
}

/** The behaviour of a menu of links, after the disclosure pattern of the ARIA Authoring Practices. */
export function useMenu(): Menu {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  function show(open: boolean): void {
    setDismissed(false);
    setOpen(open);
  }

  function dismiss(): void {
    setOpen(false);
    setDismissed(true);
  }

  function hover(event: Event): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    isHovered.current = event.type === 'pointerenter';
    show(isHovered.current);
  }

  function move(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const entries = [...(container.current?.querySelectorAll<HTMLElement>('ul a[href]') ?? [])];
    const current = entries.findIndex((entry) => entry.matches(':focus'));
    const next = moveInMenu(event.key, current, entries.length, isOpen);
    if (next === undefined) return;
    event.preventDefault();
    // The menu must be visible before one of its entries can have the focus.
    flushSync(() => show(true));
    entries[next]?.focus();
  }

  function closeFromOutside({ target }: Event): void {
    if (isOpen && !(target instanceof Node && container.current?.contains(target))) setOpen(false);
  }

  function closeOnEscape(event: Event): void {
    if (!isOpen || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    if (container.current?.contains(document.activeElement)) button.current?.focus();
    dismiss();
  }

  useListeners(() => container.current, { pointerenter: hover, pointerleave: hover, keydown: move });
  useListeners(() => document, {
    mousedown: closeFromOutside,
    touchstart: closeFromOutside,
    focusin: closeFromOutside,
    keydown: closeOnEscape,
  });

  function press(): void {
    // A click on a menu that the pointer has opened already would only close it under the reader's hand.
    if (isHovered.current || !isOpen) show(true);
    // On touch screens the last place touched counts as under the pointer, so closing must be on purpose.
    else dismiss();
  }

  return { container, button, isOpen, isDismissed, press, dismiss };
}
