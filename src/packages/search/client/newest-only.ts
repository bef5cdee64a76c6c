/** A question that waits, and what settles those that wait for its answer. */
interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly settle: readonly ((answer: Promise<Answer>) => void)[];
}

/**
 * Lets one question through at a time. Of the questions that arrive in the meantime, only the newest is asked. The others
 * settle with its answer, because nobody wants to see the results for half a word.
 *
 * @param isOutdated whether a waiting question is not worth asking once another one has arrived
 */
export function keepLatest<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  isOutdated: (waiting: Question, next: Question) => boolean = () => true,
): (question: Question) => Promise<Answer> {
  let isBusy = false;
  let waiting: readonly Waiting<Question, Answer>[] = [];

  const run = async (question: Question): Promise<Answer> => {
    isBusy = true;
    try {
      return await ask(question);
    } finally {
      isBusy = false;
      const [next, ...others] = waiting;
      waiting = others;
      if (next !== undefined) {
        const answer = run(next.question);
        for (const settle of next.settle) settle(answer);
      }
    }
  };

  return (question) => {
    if (!isBusy) return run(question);
    return new Promise((resolve) => {
      const outdated = waiting.filter((other) => isOutdated(other.question, question));
      const others = waiting.filter((other) => !outdated.includes(other));
      waiting = [...others, { question, settle: [...outdated.flatMap(({ settle }) => settle), resolve] }];
    });
  };
}
