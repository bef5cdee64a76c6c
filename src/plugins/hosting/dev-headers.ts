import type { Compiler } from '../../build/bundler-types';
import { listInlineSources, mergeSources } from '../../build/hosting/content-policy';
import { listHeaders, listSources, readServices } from '../../build/hosting/hosting';
import { hashInlineCode } from '../../build/hosting/inline-code';
import type { PolicySources } from '../../config/security-headers';

/** What only pages of the development server need: modules are strings with source maps, React adds the style elements, changes arrive over a socket. */
const writing: PolicySources = {
  'script-src': ["'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
};

/** Makes `npm start` send the headers of the published site, so that writers see what browsers block. */
export function sendHeaders(): { plugin: object; devServer: object } {
  const sources = mergeSources(listSources(readServices(process.env)), writing);
  let headers = listHeaders(sources);
  return {
    plugin: {
      apply: ({ hooks }: Compiler) =>
        hooks.done.tap('dev-headers', ({ compilation }) => {
          const page = compilation.getAsset('index.html')?.source.source();
          if (page === undefined) return;
          const { scripts } = hashInlineCode([String(page)]);
          headers = listHeaders(mergeSources(sources, listInlineSources({ scripts, styles: [] })));
        }),
    },
    devServer: { headers: () => ({ 'access-control-allow-origin': '*', ...headers }) },
  };
}
