import { feedback } from '@site/src/config/feedback';
import { toInlineCode } from '@site/src/lib/issue';
import { encodeText, nameScope, type Scope } from '../client/scope';

/** Maximum length of the query, in characters. A longer one is cut, because addresses have a length limit. */
const longestQuery = 300;

/** @returns the address of a prefilled issue saying that the documentation lacks something; nothing is sent until the reader submits it there */
export function makeReportUrl(query: string, scope: Scope): string {
  const place = scope === 'all' ? 'all versions' : nameScope(scope);
  const text = query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query;
  const title = `Docs ${place}: search finds nothing for ${toInlineCode(text)}`;
  const body = `- Query: ${toInlineCode(text)}\n- Version: ${place}\n\nWhat I was looking for:\n\n`;
  return `${feedback.issues}?title=${encodeText(title)}&body=${encodeText(body)}`;
}
