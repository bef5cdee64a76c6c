import { describe, expect, it } from 'vitest';
import { capitalize } from '../../../src/packages/reference/title-case';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { inlineCode, joinSentences, text } from '../../../src/remark/nodes';

describe('joinSentences', () => {
  const write = (...parts: string[]) => textOf(joinSentences(parts.map((part) => (part === '' ? [] : [text(part)]))));

  it.each([
    [['Only in portrait mode', 'Not on the web'], 'Only in portrait mode. Not on the web'],
    [['Reads it as a string.', 'One of A'], 'Reads it as a string. One of A'],
    [['In ms (at most 5)', 'Default: 1'], 'In ms (at most 5). Default: 1'],
    [['(It is off.)', 'Default: 1'], '(It is off.) Default: 1'],
    [['', 'Default: 1', ''], 'Default: 1'],
    [[], ''],
  ])('%j', (parts, expected) => {
    expect(write(...parts)).toBe(expected);
  });

  it('ends sentences that end in code', () => {
    expect(textOf(joinSentences([[text('Default: '), inlineCode('false')], [text('Since 1.0.0.')]]))).toBe(
      'Default: false. Since 1.0.0.',
    );
  });
});

describe('capitalize', () => {
  it.each([
    ['iOS Scheme to build', 'iOS Scheme to build'],
    ['iPadOS only', 'iPadOS only'],
    ['target device', 'Target device'],
    ['', ''],
  ])('%s', (before, after) => {
    expect(capitalize(before)).toBe(after);
  });
});
