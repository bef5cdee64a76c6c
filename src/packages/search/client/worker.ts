/** The web worker of the search. It performs tasks for the page; each reply has the number of its task. */
import { makeShardService, type Outcome, type Task } from './shard-service';

export interface Question {
  readonly id: number;
  readonly task: Task;
}

export interface Reply {
  readonly id: number;
  readonly outcome?: Outcome;
  readonly error?: string;
}

const perform = makeShardService();

self.onmessage = ({ data: { id, task } }: MessageEvent<Question>) => {
  perform(task).then(
    (outcome) => self.postMessage({ id, outcome } satisfies Reply),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Reply),
  );
};
