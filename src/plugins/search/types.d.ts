/** Links that the search offers, as the plugin writes them. */
declare module '@generated/search/default/links.json' {
  import type { StartLinks } from '@capacitor-docs/search/ui/start-links';

  const links: readonly StartLinks[];
  export default links;
}
