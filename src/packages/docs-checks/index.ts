/** The checks of pages, for the server for writers and for commands that change pages. */
export { nameSidebars } from '../../build/checks/sidebars';
export { createChecker, type Finding } from './checker';
export { importSidebars } from './placement';
