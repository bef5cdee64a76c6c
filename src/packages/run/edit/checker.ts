/** A worker that checks the types of changed code with TypeScript's own compiler. Nothing of the code runs here. */
import { answerQuestions } from './ask-worker';
import { findTypeProblems } from './check-types';
import type { Question } from './compiler';
import type { Declarations, TypeFiles } from './declarations';

/** What the worker is asked. It answers with a list of `TypeProblem`. */
export interface TypeQuestion extends Question {
  /** Addresses of the declarations. */
  readonly files: Pick<TypeFiles, 'library' | 'packages'>;
}

answerQuestions(async ({ sample, text, files }: TypeQuestion) => {
  const [library, packages] = await Promise.all([load(files.library), load(files.packages)]);
  return findTypeProblems(sample, text, library, packages);
});

async function load(address: string): Promise<Declarations> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The declarations could not be loaded. Check your connection.');
  return (await response.json()) as Declarations;
}
