/**
 * Lists the script of a documentation page, for sites whose articles are components; a page that is the copy of another names it.
 *
 * Written into the page as it is. `__PAGES__` becomes `{ base: path of the site, pages: address of the folder with a script for each page }`.
 */
(({ base, pages }) => {
  if (!document.documentElement.classList.contains('docs-doc-page')) return [];
  const original = document.querySelector('meta[name="folded-route"]');
  const path = original === null ? decodeURI(location.pathname) : original.getAttribute('content') || '';
  const rest = path.slice(base.length).replace(/\/?(?:index\.html)?$/, '');
  return [`${pages}${rest || '_'}.js`];
})(__PAGES__);
