/** The frames of panels. One loads ahead: no browser keeps what such a frame has loaded for another one, because their origins differ. */
import { make } from '../../browser/make';
import { savesData } from '../../browser/saves-data';
import { readMessage, type Sample, type ToFrame } from './protocol';

declare global {
  interface Element {
    /** Moves an element without loading a frame in it again. Browsers have it since 2025; the types of TypeScript 5.9 do not. */
    moveBefore?(node: Node, child: Node | null): void;
  }
}

/** A frame, and whether what runs samples is there already. */
interface Frame {
  readonly element: HTMLIFrameElement;
  readonly isReady: boolean;
}

let spare: { address: string; element: HTMLIFrameElement; isReady: boolean } | undefined;

/**
 * Adds a frame to an element: the one that has loaded ahead, or a new one.
 *
 * @param address of its document
 * @param needs what the frame may do besides running scripts
 */
export function addFrame(
  place: Element,
  address: string,
  { allow, sandbox }: Pick<Sample, 'allow' | 'sandbox'>,
): Frame {
  const isPlain = allow === undefined && sandbox === undefined;
  if (isPlain && spare?.address === address && spare.element.isConnected) {
    const { element, isReady } = spare;
    spare = undefined;
    const holder = element.parentElement;
    place.replaceChildren();
    place.moveBefore?.(element, null);
    holder?.remove();
    return { element, isReady };
  }
  const element = makeFrame(address, allow, sandbox);
  place.replaceChildren(element);
  return { element, isReady: false };
}

/**
 * Loads a frame ahead for the reader who has run a sample, and may run another one, which likely needs the same packages. Needs a browser that can
 * move it, and none that saves data.
 *
 * @param sample what has run
 */
export function loadAhead(address: string, sample: Sample): void {
  if (document.body.moveBefore === undefined || savesData()) return;
  if (spare?.address === address && spare.element.isConnected) return;
  dropAhead();
  const own = { address, element: makeFrame(address), isReady: false };
  spare = own;
  const note = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== own.element.contentWindow || readMessage(data)?.type !== 'ready') return;
    own.isReady = true;
    own.element.contentWindow?.postMessage({ ...sample, type: 'load' } satisfies ToFrame, '*');
    window.removeEventListener('message', note);
  };
  window.addEventListener('message', note);
  document.body.append(make('div', { hidden: '' }, own.element));
}

/** Removes the frame that has loaded ahead. Browsers run it in one process with the others, so what hangs there ends only when all of them are gone. */
export function dropAhead(): void {
  spare?.element.parentElement?.remove();
  spare = undefined;
}

/** Without `allow-same-origin`, its origin is one that nothing else has, so nothing of the site is in its reach. */
function makeFrame(address: string, allow = '', sandbox = ''): HTMLIFrameElement {
  return make('iframe', { src: address, sandbox: `allow-scripts ${sandbox}`, allow, title: 'Page of the sample' });
}
