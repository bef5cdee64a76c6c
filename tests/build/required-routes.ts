/** Debug pages of the site generator. */
export const debugRoutes = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'].map(
  (page) => `/docs/__docusaurus/debug${page}`,
);
