/** Components with a state. Articles are published as HTML, so nothing brings them to life, although they work in `npm start`. */
import type ts from 'typescript';
import { findLiveCode } from '../../lib/live-code/find-live-code';
import { findLiveImport, isLocal, type PageModule, workingComponents } from '../../lib/live-code/find-live-imports';
import type { StructureProblem } from './problem';
import { atLine } from './unsafe';

const advice = `Articles are published as HTML without React: show it without a state, use what works there (${new Intl.ListFormat('en', { type: 'disjunction' }).format(workingComponents)}), or make it a page of src/pages.`;

/**
 * Finds what can't work in an article: a component with a state or with handlers that the page defines or imports, over modules of the project too.
 *
 * @param code of the page, see `readPageCode`
 */
export function findLiveProblem(code: ts.SourceFile, page: PageModule): StructureProblem | undefined {
  const own = findLiveCode(code, isLocal);
  if (own !== undefined) {
    return { node: atLine(own.line), message: `${own.what} never runs in an article. ${advice}` };
  }
  const found = findLiveImport(code, page);
  if (found === undefined) return undefined;
  const { names, line, place } = found;
  const what = names.length === 0 ? 'What is imported here' : names.map((name) => `<${name}>`).join(' and ');
  return {
    node: atLine(line),
    message: `${what} can't work in an article: ${place.file}:${place.line} has ${place.what}. ${advice}`,
  };
}
