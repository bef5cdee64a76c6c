/** Path of the site itself, with which links in Markdown begin. */
export const publishedPath = '/docs/';

/** Path that all routes start with. A preview has another one (`src/build/settings/environment.ts`); the bundler puts the variable into browser code. */
export const basePath: string = process.env.DOCS_BASE_URL || publishedPath;
