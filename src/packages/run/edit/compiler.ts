/** A worker that reads changed code: some code takes a parser for ever, and a worker can be ended. Nothing of the code runs here. */
import type { Sample } from '../protocol';
import { type ChangedSample, compileSample } from './compile';

/** What the worker is asked. */
export interface Question {
  readonly sample: Sample;
  readonly text: string;
}

/** What it answers: at first that it is there, then the sample, or why the code can't run. */
export type Answer = 'ready' | Compiled | { readonly error: string };

export interface Compiled {
  readonly sample: ChangedSample;
}

const answer = (message: Answer): void => postMessage(message);

addEventListener('message', ({ data: { sample, text } }: MessageEvent<Question>) => {
  try {
    answer({ sample: compileSample(sample, text, `_${crypto.randomUUID().replaceAll('-', '')}`) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
answer('ready');
