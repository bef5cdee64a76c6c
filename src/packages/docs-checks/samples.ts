/** The samples of pages, and the programs that compile them, for what explains their names. */
export { fillFacts } from './read/site-reference';
export { createPrograms, type SnippetProgram, type VirtualFile } from './read/snippet-compiler';
export { collectSnippets, isFrameworkSample, type Snippet } from './read/snippets';
