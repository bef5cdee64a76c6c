/** Rights that a key needs for a push, as named in Algolia's dashboard. */
const neededRights = ['search', 'addObject', 'editSettings', 'deleteIndex'];

/**
 * Explains an error of Algolia's client to the person who pushes.
 *
 * @returns whole sentences on one line
 */
export function explainPushError(error: unknown): string {
  if (!(error instanceof Error)) return `The push failed: ${String(error)}.`;
  if (error.name === 'RetryError') {
    return 'Algolia does not answer. Check ALGOLIA_APP_ID and the connection, then push again.';
  }
  if (!('status' in error)) return end(`The push failed: ${error.message}`);
  if (error.status === 401 || error.status === 403) {
    return `Algolia refuses ALGOLIA_ADMIN_API_KEY: ${end(error.message)} It must be a key of ALGOLIA_APP_ID with the rights ${neededRights.join(', ')}.`;
  }
  return end(`Algolia refuses the push with status ${String(error.status)}: ${error.message}`);
}

/** Returns the text on one line, with a period. */
function end(text: string): string {
  return `${text.replace(/\s+/g, ' ').trim().replace(/\.$/, '')}.`;
}
