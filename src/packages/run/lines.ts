import { make } from '../../browser/make';
import type { FromFrame } from './protocol';
import { printValues, showValues } from './show-value';

/** A message that is shown as a line. */
export type LineMessage = Exclude<FromFrame, { type: 'ready' | 'pong' | 'done' }>;

/** Signs in front of lines, and their names for screen readers. */
const marks: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  call: ['→', 'Call'],
  answer: ['←', 'Answer'],
  rejection: ['×', 'Rejected'],
  event: ['•', 'Event'],
  log: ['', 'Printed'],
  warning: ['!', 'Warning'],
  error: ['×', 'Error'],
};

/** Shows a call, an answer, an event, or what a sample prints, with its time. */
export function makeLine(message: LineMessage): HTMLElement {
  const [sign = '', name = ''] = marks[message.type] ?? [];
  const mark = make('span', { class: 'run-mark', role: 'img', 'aria-label': name }, sign);
  const isPrinted = message.type === 'log' || message.type === 'warning' || message.type === 'error';
  const values = isPrinted ? printValues(message.values) : showValues(message.values);
  const text =
    message.type === 'call'
      ? [make('b', {}, message.name), '(', ...values, ')']
      : message.type === 'event'
        ? [make('b', {}, message.name), ' ', ...values]
        : values;
  const time = make('span', { class: 'run-time' }, `${(Math.max(0, message.time) / 1000).toFixed(2)} s`);
  return make('li', { class: `run-${message.type}` }, mark, make('div', { class: 'run-text' }, ...text), time);
}
