/** The checks of pages, for the server for writers and for commands that change pages. */
export { createChecker, type Finding } from './checker';
export { importSidebars, nameSidebars } from './placement';
export { fillFacts } from './read/site-reference';
export { createPrograms, type SnippetProgram, type VirtualFile } from './read/snippet-compiler';
export { collectSnippets, isFrameworkSample, type Snippet } from './read/snippets';
