import type { Docs } from '../docs';
import { findPage, findVersion } from '../find';

/** Reads the Markdown of a page. Its front matter has the version, the version's state and the address. */
export async function getPage(docs: Docs, { version, path }: { version: string; path: string }): Promise<string> {
  const page = await findPage(docs, await findVersion(docs, version), path);
  return docs.readPage(page);
}
