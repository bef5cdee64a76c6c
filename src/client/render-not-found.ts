/**
 * Client module: renders the page for unknown paths from scratch instead of hydrating it. Its HTML was made for `/docs/404.html`, a path of
 * the latest version; at `/docs/v3/…` React would find other words in the bar and complain. Docusaurus renders into
 * `window.docusaurusRoot` when that is there already.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  interface Window {
    docusaurusRoot?: Root;
  }
}

if (ExecutionEnvironment.canUseDOM && document.querySelector('meta[name="not-found-page"]') !== null) {
  const container = document.getElementById('__docusaurus');
  if (container !== null) window.docusaurusRoot = createRoot(container);
}
