import type { Problem } from '../problem';
import type { Finding } from './check-prose';

/** Converts a finding to a problem whose message says what to write instead. */
export function formatAdvice({ file, line, column, rule, words, instead }: Finding): Required<Problem> {
  return { file, line, column, message: `${rule}: "${words}"; write ${instead}` };
}
