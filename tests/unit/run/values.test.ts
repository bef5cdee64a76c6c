import { describe, expect, it } from 'vitest';
import { writeValue } from '../../../src/packages/run/lines';
import { readMessage, type Value } from '../../../src/packages/run/protocol';

const text = (value: string): Value => ({ kind: 'string', text: value });
const object = (name: string, entries: [string, Value][], more = 0): Value => ({ kind: 'object', name, entries, more });

describe('a value', () => {
  it.each<[string, Value]>([
    ["'dark'", text('dark')],
    ["{ value: 'dark' }", object('', [['value', text('dark')]])],
    [
      "['a', 'b', …]",
      object(
        'Array',
        [
          ['0', text('a')],
          ['1', text('b')],
        ],
        3,
      ),
    ],
    ['{}', object('', [])],
    ['[]', object('Array', [])],
    ['Error: File does not exist.', object('Error: File does not exist.', [])],
    ["Error: No { code: 'UNIMPLEMENTED' }", object('Error: No', [['code', text('UNIMPLEMENTED')]])],
  ])('is written as %s', (written, value) => expect(writeValue(value)).toBe(written));
});

describe('a message of the frame', () => {
  it('is read', () => {
    const message = { type: 'call', time: 1, id: 2, name: 'A.b', values: [object('', [['a', text('b')]])] };
    expect(readMessage(message)).toEqual(message);
  });

  it.each([
    ['no object', 'ready'],
    ['null', null],
    ['of no known type', { type: 'parent', time: 0 }],
    ['without a time', { type: 'ready' }],
    ['with values of another shape', { type: 'log', time: 0, values: 'abc' }],
    ['with a value without a text', { type: 'log', time: 0, values: [{ kind: 'string' }] }],
    ['with entries of another shape', { type: 'log', time: 0, values: [object('', [['a', {} as Value]])] }],
    ['with a name that is no text', { type: 'call', time: 0, id: 1, name: {}, values: [] }],
  ])('is ignored if it is %s', (_, data) => expect(readMessage(data)).toBeUndefined());
});
