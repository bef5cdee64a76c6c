/** An island: a component of a page that React hydrates in the browser, inside HTML that stays what the build made. */

/** When an island is hydrated. The first is the one of islands that say nothing. */
export const conditions = ['visible', 'interaction', 'idle', 'load'] as const;

export type Condition = (typeof conditions)[number];

/** How the attributes begin that are for the site and not for the component: `client:idle`. */
export const directivePrefix = 'client:';

/** The attribute that tells the build in which line of the page an island is. */
export const lineAttribute = `${directivePrefix}line`;

/** The element around an island, and the one around its children. */
export const islandTag = 'doc-island';
export const slotTag = 'doc-slot';

/** The attribute of an island that names its scripts, with spaces between them. */
export const scriptsAttribute = 'data-scripts';

/** Folder of the chunks that hold islands, below that of all chunks. */
export const islandFolder = 'i';

/** Where the browser gets a component, and where a page has it. */
export interface Island {
  /** Name in the page. */
  readonly name: string;
  /** Name of its chunk: path of its module from the root of the project, without the ending; the page's where the page defines it. */
  readonly chunk: string;
  /** Name that the module exports it by. */
  readonly exported: string;
  /** What the bundler imports: absolute path of a file, or name of a package; undefined for components that the page itself defines. */
  readonly module: string | undefined;
  /** Line of the page that imports or defines it. */
  readonly line: number;
  /** It, or what it imports, asks Docusaurus for something, such as the place of the page or the color mode. */
  readonly usesSite: boolean;
}

/** Names an island for the browser's list of them. */
export function nameIsland({ chunk, exported }: Pick<Island, 'chunk' | 'exported'>): string {
  return `${chunk}#${exported}`;
}
