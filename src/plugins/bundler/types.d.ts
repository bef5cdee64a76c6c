/** Which pages the server's bundle finds in the cache, as the plugin writes it. */
declare module '@generated/bundler/rendered.json' {
  import type { RenderedPages } from '@site/src/plugins/bundler/rendered-pages';

  const rendered: RenderedPages;
  export default rendered;
}
