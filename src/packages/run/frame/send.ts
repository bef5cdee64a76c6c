import type { FromFrame } from '../protocol';
import { describe } from './describe';

type Unsent<Message> = Message extends unknown ? Omit<Message, 'time' | 'values'> : never;

/** The page around the frame. Kept, because a sample may have a variable of this name. */
export const page: Window = window.parent;

let start = performance.now();

/** Times are counted from now on. */
export function startClock(): void {
  start = performance.now();
}

let deliver = (message: FromFrame): void => page.postMessage(message, '*');

/** Gives messages to somebody else than the page around the frame. */
export function deliverTo(receive: (message: FromFrame) => void): void {
  deliver = receive;
}

/** Sends a message to the page. */
export function send(message: Unsent<FromFrame>, values: readonly unknown[] = []): void {
  const time = performance.now() - start;
  deliver({ ...message, time, values: values.map((value) => describe(value)) } as FromFrame);
}
