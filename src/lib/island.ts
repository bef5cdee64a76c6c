/** An island: a component with `'use client'` that React renders in the browser, inside HTML that stays as the build made it. */

/** Conditions for rendering an island. The first is the default. */
export const conditions = ['visible', 'interaction', 'idle', 'load'] as const;

/** Prefix of attributes that are meant for the site and not for the component: `client:idle`. */
export const directivePrefix = 'client:';

/** Attributes of an island that is rendered immediately, for TSX, where the compiler does not accept `client:load` as a name. */
export const onLoad = { [`${directivePrefix}load`]: true } as const;

/** The element around an island, and the one around its children. */
export const islandTag = 'doc-island';
export const slotTag = 'doc-slot';

/** Attribute of an island that lists its scripts, separated by spaces. */
export const scriptsAttribute = 'data-scripts';

/** Folder of the island chunks, inside the folder of all chunks. */
export const islandFolder = 'i';

/** Chunk with Docusaurus' contexts. It is among the scripts of islands that need it. */
export const contextsChunk = 'islands-contexts';
