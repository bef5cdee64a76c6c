/** The checks of pages, for the server for writers and for commands that change pages. */
export { createChecker, type Finding } from './checker';
export { importSidebars, nameSidebars } from './placement';
