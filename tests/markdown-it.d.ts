/** The parts of markdown-it 14.3.3 that the tests use. The package comes without types. */
declare module 'markdown-it' {
  export interface Token {
    readonly type: string;
    readonly content: string;
    /** The inline tokens of a line. */
    readonly children: readonly Token[] | null;
  }

  export default class MarkdownIt {
    constructor(options: { readonly html: boolean });
    /** @returns the tokens of the text, in reading order: opening tokens, closing tokens, and lines between them */
    parse(text: string, env: object): Token[];
  }
}
