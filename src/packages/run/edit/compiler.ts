/** A worker that reads changed code: some code takes a parser for ever, and a worker can be ended. Nothing of the code runs here. */
import type { Sample } from '../protocol';
import { answerQuestions } from './ask-worker';
import { compileSample } from './compile';

/** What the worker is asked. It answers with a `ChangedSample`. */
export interface Question {
  readonly sample: Sample;
  readonly text: string;
}

answerQuestions(({ sample, text }: Question) =>
  compileSample(sample, text, `_${crypto.randomUUID().replaceAll('-', '')}`),
);
