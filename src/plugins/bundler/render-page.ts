/** Entry of the server's bundle: renders a page, or takes what an earlier build has rendered from the same. */
import render from '@docusaurus/core/lib/client/serverEntry';
import rendered from '@generated/bundler/rendered.json';
import { decode, openResults } from '../../build/cache/results';

/** How Docusaurus asks for a page, and gets what it writes. */
type Render = (page: { readonly pathname: string }) => Promise<unknown>;

const results = openResults(rendered.folder, rendered.program);

const renderPage: Render = async (page) => {
  const inputs = rendered.inputs[page.pathname];
  if (inputs === undefined) return render(page);
  const kept = results.read(page.pathname, [inputs]);
  if (kept !== undefined) return JSON.parse(decode(kept));
  const result = await render(page);
  results.write(page.pathname, [inputs], JSON.stringify(result));
  return result;
};

export default renderPage;
