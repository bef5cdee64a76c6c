import type { Feedback } from '../../config/feedback';
import { ValueError } from '../errors/value-error';

/**
 * Checks where readers' corrections go.
 *
 * @param fields names that the templates may fill in
 * @throws ValueError when an address is none that pages may use, or a template names a field that does not exist
 */
export function checkFeedback(feedback: Feedback, fields: readonly string[]): void {
  for (const field of ['issues', 'endpoint'] as const) {
    const value = feedback[field];
    if (value === undefined && field === 'endpoint') continue;
    const url = URL.canParse(value ?? '') ? new URL(value ?? '') : undefined;
    // What comes after a question mark would be lost, and a name and password would be in every page.
    if (url?.protocol === 'https:' && url.href === value && url.search + url.hash + url.username === '') continue;
    const none = field === 'endpoint' ? ', or undefined to post nowhere' : '';
    throw new ValueError(
      `${field} is ${JSON.stringify(value)}, which is not a plain https address. Write one such as https://example.com/feedback${none}.`,
      [field],
    );
  }
  for (const field of ['title', 'body'] as const) {
    const unknown = [...feedback[field].matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !fields.includes(name));
    if (unknown === undefined) continue;
    throw new ValueError(
      `${field} has ${unknown[0]}, which nothing fills in. Known are ${fields.map((name) => `{${name}}`).join(', ')}.`,
      [field],
    );
  }
}
