import { feedback } from '@site/src/config/feedback';
import { toInlineCode } from '@site/src/lib/issue';
import { nameScope, type Scope } from '../scope';

/** A longer query is cut: an address has a limit. */
const longestQuery = 300;

/** @returns the address at which a reader writes that the documentation lacks something; nothing is sent before they send it there */
export function makeReportUrl(query: string, scope: Scope): string {
  const place = scope === 'all' ? 'all versions' : nameScope(scope);
  const text = query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query;
  const title = `Docs ${place}: the search finds nothing for ${toInlineCode(text)}`;
  const body = `- Query: ${toInlineCode(text)}\n- Version: ${place}\n\nWhat I was looking for:\n\n`;
  return `${feedback.issues}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
