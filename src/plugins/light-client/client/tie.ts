/** A module of a page: its default export is what a route's component gets. */
export interface PageModule {
  readonly default: unknown;
  readonly [name: string]: unknown;
}

/**
 * Ties the other exports of a module to its default one, as Docusaurus' `ComponentCreator` does: pages find their front matter and table of
 * contents there.
 */
export function tie(module: PageModule): unknown {
  const { default: main, ...others } = module;
  if ((typeof main === 'object' && main !== null) || typeof main === 'function') Object.assign(main, others);
  return main;
}
