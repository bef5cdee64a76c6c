/** What is wrong with a file, in one sentence. */
export interface Message {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What a browser gets while a page is open. */
export interface Report {
  /** Of the server, which has another after a restart: the page is loaded again then. */
  readonly server: string;
  readonly messages: readonly Message[];
}

/** What the process that checks pages is asked. */
export interface Question {
  /** Routes of the pages that are open in browsers. */
  readonly open: readonly string[];
}

/** What it answers whenever it has checked something. */
export type Answer = { readonly messages: readonly Message[] } | { readonly failure: string };
