/** Stands in for `react-router-dom`: the same without routes behind a `#`, which Docusaurus asks for by a setting that the site does not use. */
export * from '@light-client/react-router-dom';
export { BrowserRouter as HashRouter } from '@light-client/react-router-dom';
