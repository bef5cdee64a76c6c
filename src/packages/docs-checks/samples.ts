/** The programs that compile the samples of pages, for what explains their names. */
export { type CompiledSnippet, createPrograms, type SnippetProgram, type VirtualFile } from './read/snippet-compiler';
