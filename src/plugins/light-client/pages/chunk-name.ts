/** Folder of the chunks that hold a page each, below that of all chunks. */
export const pageFolder = 'p';

/** Folder of the chunks that hold a sidebar each. */
const sidebarFolder = 's';

/**
 * Names the chunk of a page by its path, so that nobody has to keep a list of them.
 *
 * @param path route of the page
 * @param baseUrl path of the site, with a slash at the end
 */
export function namePageChunk(path: string, baseUrl: string): string {
  return `${pageFolder}/${path.slice(baseUrl.length).replace(/\/$/, '') || '_'}`;
}

/** A path without the slash at its end, by which pages are known; `/` stays. */
export function trimPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** Names the chunk of a sidebar by its version, as Docusaurus names that, and its own name. */
export function nameSidebarChunk(version: string, sidebar: string): string {
  return `${sidebarFolder}/${version}-${sidebar}`;
}

/** Chunk from which the bundler takes the styles of articles; nobody loads its script, so the build leaves that out. */
export const stylesChunk = 'article-styles';
