/** A worker that checks the types of changed code with TypeScript's own compiler. Nothing of the code runs here. */
import type { Sample } from '../protocol';
import { findTypeProblems, type TypeProblem } from './check-types';
import type { Declarations, TypeFiles } from './declarations';

/** What the worker is asked. */
export interface TypeQuestion {
  readonly sample: Sample;
  readonly text: string;
  /** Addresses of the declarations. */
  readonly files: Pick<TypeFiles, 'library' | 'packages'>;
}

/** What it answers: at first that it is there, then the errors, or why there is no answer. */
export type TypeAnswer = 'ready' | Checked | { readonly error: string };

export interface Checked {
  readonly problems: readonly TypeProblem[];
}

const answer = (message: TypeAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<TypeQuestion>) => {
  check(data).then(
    (problems) => answer({ problems }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
answer('ready');

async function check({ sample, text, files }: TypeQuestion): Promise<TypeProblem[]> {
  const [library, packages] = await Promise.all([load(files.library), load(files.packages)]);
  return findTypeProblems(sample, text, library, packages);
}

async function load(address: string): Promise<Declarations> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The declarations could not be loaded. Check your connection.');
  return (await response.json()) as Declarations;
}
