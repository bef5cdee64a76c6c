/** Pages of the site generator that show what it knows about the site. */
export const debugRoutes = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'].map(
  (page) => `/docs/__docusaurus/debug${page}`,
);
