/** Markdown, as the tools read it. */
export { admonitionNames } from './admonition-names';
export { listAnchorPlaces, listAnchors } from './page-anchors';
export { readPreamble } from './preamble';
export { type FrontMatterProblem, splitFrontMatter } from './split-front-matter';
export { isMdxElement, type MdxElement, readTabs, readTextAttribute, type TabsContent } from './tabs';
export { textOf } from './text-of';
export { walkTree } from './walk-tree';
