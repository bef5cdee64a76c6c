import { make } from '../../browser/make';
import { type FromFrame, maxText, type Value } from './protocol';

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

/** Longest line of an object that is not folded. */
const maxLine = 72;

/** Shows values: short ones in a line, others as trees that open. */
function showValues(values: readonly Value[]): (Node | string)[] {
  return values.flatMap((value, index) => (index === 0 ? [showValue(value)] : [', ', showValue(value)]));
}

/** Shows what a sample has printed: texts as they are. */
function printValues(values: readonly Value[]): (Node | string)[] {
  return values.flatMap((value) => [value.kind === 'string' ? value.text.slice(0, maxText) : showValue(value), ' ']);
}

function showValue(value: Value): Node {
  if (value.kind !== 'object') return make('span', { class: `run-${value.kind}` }, writeValue(value));
  const line = writeValue(value);
  if (line.length <= maxLine || value.entries.length === 0) return make('span', {}, line.slice(0, maxText));
  const items = value.entries.map(([key, entry]) => make('li', {}, `${key}: `, showValue(entry)));
  const rest = value.more > 0 ? [make('li', {}, `and ${value.more} more`)] : [];
  const summary = make('summary', {}, `${line.slice(0, maxLine)}…`);
  return make('details', { class: 'run-tree' }, summary, make('ul', {}, ...items, ...rest));
}

/** Writes a value as JavaScript would: `{ value: 'dark' }`. */
export function writeValue(value: Value): string {
  if (value.kind === 'string') return `'${value.text.slice(0, maxText)}'`;
  if (value.kind !== 'object') return value.text.slice(0, maxText);
  const isArray = value.name === 'Array';
  const entries = value.entries.map(([key, entry]) => (isArray ? writeValue(entry) : `${key}: ${writeValue(entry)}`));
  const inside = [...entries, ...(value.more > 0 ? ['…'] : [])].join(', ');
  if (isArray) return `[${inside}]`;
  if (inside === '') return value.name === '' ? '{}' : value.name;
  return `${value.name === '' ? '' : `${value.name} `}{ ${inside} }`;
}
