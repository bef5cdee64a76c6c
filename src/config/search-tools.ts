/** What the site itself can do. The search offers it for these words. */
export interface SearchTool {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Words that the query may consist of. One of the first group must be among them. */
  readonly words: readonly [needed: string, others: string];
  /** Address from the base path, for what is a page of its own. */
  readonly page?: string;
  /** Whether it comes before the hits: its words are about nothing that an app does. */
  readonly isFirst?: boolean;
}

export const searchTools: readonly SearchTool[] = [
  {
    name: 'copy',
    label: 'Copy page as Markdown',
    text: 'Copies the page that you are on, for a note or a chat.',
    words: ['copy markdown', 'copy page markdown md text chatgpt llm ai'],
    isFirst: true,
  },
  {
    name: 'report',
    label: 'Report a mistake',
    text: 'Opens a form. Nothing is sent before you press a button.',
    words: ['report mistake typo feedback', 'mistake error page docs documentation bug wrong problem'],
    isFirst: true,
  },
  {
    name: 'print',
    label: 'Print this page',
    text: 'Opens the print dialog of your browser, which also saves PDF files.',
    words: ['print', 'page pdf save'],
  },
  {
    name: 'mode',
    label: 'Switch between light and dark mode',
    text: 'Your choice is kept in this browser.',
    words: ['dark light', 'mode theme night color colors switch turn on off'],
  },
  {
    name: 'keys',
    label: 'Keyboard shortcuts',
    text: 'All keys of this site.',
    words: ['keyboard shortcut shortcuts hotkeys', 'keys shortcut shortcuts list'],
  },
  {
    name: 'offline',
    label: 'Read offline',
    text: 'Saves a version with its search in your browser.',
    words: ['offline', 'read docs documentation use download save page pages'],
    page: 'offline',
  },
  {
    name: 'compatibility',
    label: 'Compatibility',
    text: 'Which plugin and method works where, and since when.',
    words: ['compatibility matrix', 'plugin plugins platforms platform table list'],
    page: 'compatibility',
  },
  {
    name: 'upgrade',
    label: 'Upgrade assistant',
    text: 'Reads your package.json and lists what to change, in order.',
    words: ['upgrade assistant checklist', 'assistant app checklist plan helper'],
    page: 'upgrade',
  },
  {
    name: 'versions',
    label: 'Versions',
    text: 'All releases, how long they are supported, and where each is documented.',
    words: ['versions releases', 'all list support supported release capacitor'],
    page: 'versions',
  },
];
