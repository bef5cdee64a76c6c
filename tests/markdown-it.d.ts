/** What the tests use of markdown-it 14.3.3, which comes without types. */
declare module 'markdown-it' {
  export interface Token {
    readonly type: string;
    readonly content: string;
    /** The parts of a line. */
    readonly children: readonly Token[] | null;
  }

  export default class MarkdownIt {
    constructor(options: { readonly html: boolean });
    /** @returns what the text consists of, in reading order: beginnings, ends, and lines between them */
    parse(text: string, env: object): Token[];
  }
}
