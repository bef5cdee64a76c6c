import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { make } from '../../../browser/make';
import { makeButton } from '../make-button';
import type { TypeProblem } from './check-types';

/**
 * Marks errors of types in an editor, and lists them. An entry leads to its place.
 *
 * @returns their number, in words
 */
export function showProblems(view: EditorView, list: Element, problems: readonly TypeProblem[]): string {
  const marks: Diagnostic[] = [];
  for (const { line, column, length, message } of problems) {
    if (line === undefined) {
      list.append(make('li', {}, `In what was prepared: ${message}`));
      continue;
    }
    const from = view.state.doc.line(line).from + column;
    marks.push({ from, to: Math.min(from + length, view.state.doc.length), severity: 'error', message });
    const show = (): void => {
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    };
    list.append(make('li', {}, makeButton(`Line ${line}`, show), message));
  }
  view.dispatch(setDiagnostics(view.state, marks));
  if (problems.length === 0) return 'No type errors.';
  return problems.length === 1 ? '1 type error.' : `${problems.length} type errors.`;
}
