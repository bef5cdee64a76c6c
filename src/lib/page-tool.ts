/** Attribute of buttons that do something with the page; `src/page-tools` lists its values. */
export const toolAttribute = 'data-page-tool';
