/** An island: a component of a page that React hydrates in the browser, inside HTML that stays as the build made it. */

/** Conditions for hydrating an island. The first is the default. */
export const conditions = ['visible', 'interaction', 'idle', 'load'] as const;

export type Condition = (typeof conditions)[number];

/** Prefix of attributes that are meant for the site and not for the component: `client:idle`. */
export const directivePrefix = 'client:';

/** Attribute that tells the build on which line of the page an island is. */
export const lineAttribute = `${directivePrefix}line`;

/** The element around an island, and the one around its children. */
export const islandTag = 'doc-island';
export const slotTag = 'doc-slot';

/** Attribute of an island that lists its scripts, separated by spaces. */
export const scriptsAttribute = 'data-scripts';

/** Folder of the island chunks, inside the folder of all chunks. */
export const islandFolder = 'i';

/** Where the browser loads a component from, and where a page uses it. */
export interface Island {
  /** Name in the page. */
  readonly name: string;
  /** Name of its chunk: path of its module from the project root, without the extension. If the page defines it, the page's chunk. */
  readonly chunk: string;
  /** Name under which the module exports it. */
  readonly exported: string;
  /** What the bundler imports: absolute path of a file, or name of a package; undefined for components that the page itself defines. */
  readonly module: string | undefined;
  /** Line of the page that imports or defines it. */
  readonly line: number;
  /** Whether it, or a module that it imports, needs something from Docusaurus, such as the location of the page or the color mode. */
  readonly usesSite: boolean;
}

/** Returns the name of an island in the browser's list of islands. */
export function nameIsland({ chunk, exported }: Pick<Island, 'chunk' | 'exported'>): string {
  return `${chunk}#${exported}`;
}
