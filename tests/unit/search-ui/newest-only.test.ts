import { describe, expect, it } from 'vitest';
import { keepLatest } from '../../../src/packages/search/client/newest-only';

/** Creates a service that records each question it receives, with functions to answer or reject it. */
function makeService() {
  const asked: { question: string; answer: (text: string) => void; refuse: (error: Error) => void }[] = [];
  const ask = keepLatest(
    (question: string) =>
      new Promise<string>((answer, refuse) => {
        asked.push({ question, answer, refuse });
      }),
  );
  return { ask, asked, questions: () => asked.map(({ question }) => question) };
}

describe('of questions that come while one is under way', () => {
  it('only the newest is asked, and the ones before settle with its answer', async () => {
    const { ask, asked, questions } = makeService();
    const answers = ['c', 'ca', 'cam', 'came'].map(ask);
    expect(questions()).toEqual(['c']);
    asked[0]?.answer('for c');
    expect(await answers[0]).toBe('for c');
    expect(questions()).toEqual(['c', 'came']);
    asked[1]?.answer('for came');
    expect(await Promise.all(answers.slice(1))).toEqual(['for came', 'for came', 'for came']);
  });

  it('another one that is not outdated is asked as well, and gets its own answer', async () => {
    const asked: string[] = [];
    const ask = keepLatest(
      async (question: string) => {
        asked.push(question);
        return `for ${question}`;
      },
      (waiting, next) => waiting.split(' ')[0] !== next.split(' ')[0],
    );
    const answers = ['c', 'ca v4', 'cam v4', 'cam v3'].map(ask);
    expect(await Promise.all(answers)).toEqual(['for c', 'for cam v4', 'for cam v4', 'for cam v3']);
    expect(asked).toEqual(['c', 'cam v4', 'cam v3']);
  });

  it('the newest is asked even when the one under way fails', async () => {
    const { ask, asked, questions } = makeService();
    const [first, second] = ['a', 'ab'].map(ask);
    asked[0]?.refuse(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    asked[1]?.answer('for ab');
    expect(await second).toBe('for ab');
    expect(questions()).toEqual(['a', 'ab']);
  });
});
