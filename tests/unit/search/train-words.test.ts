import { describe, expect, it } from 'vitest';
import { type Example, trainWords } from '../../../src/cli/search/learn/train-words';

/** An example of a search that can't tell two pages apart. */
function example(terms: string, ...targets: number[]): Example {
  return { terms: terms.split(' '), targets, scores: Float64Array.of(0, 0) };
}

describe('learning', () => {
  const examples = [
    example('save photo', 0),
    example('save album', 0),
    example('photo album', 0),
    example('save text', 1),
    example('read text', 1),
    example('text photo', 1),
    example('once album', 0),
  ];
  const [first, second] = trainWords(examples, 2);

  it('gives weights to the terms that tell pages apart', () => {
    expect(first?.get('album')).toBeGreaterThan(0);
    expect(second?.get('text')).toBeGreaterThan(0);
    expect(first?.has('text')).toBe(false);
    expect(second?.has('album')).toBe(false);
  });

  it('learns nothing from a single query', () => {
    expect([first?.has('once'), second?.has('read')]).toEqual([false, false]);
  });

  it('gives the same weights each time', () => {
    expect(trainWords(examples, 2)).toEqual([first, second]);
  });

  it('does not care which of several right pages comes first', () => {
    const both = trainWords([example('photo', 0, 1), example('photo', 0, 1), example('photo', 1, 0)], 2);
    expect(both.map(({ size }) => size)).toEqual([0, 0]);
  });

  it('leaves alone what the search knows already', () => {
    const known: Example = { terms: ['album'], targets: [0], scores: Float64Array.of(0, -50) };
    expect(trainWords([known, known, known], 2).map(({ size }) => size)).toEqual([0, 0]);
  });
});
