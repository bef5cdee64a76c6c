/** Components of all pages, for their styles. They are exported by name, because the bundler drops unused imports. */
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import MDXPage from '@theme/MDXPage';
import NotFound from '@theme/NotFound';
import Root from '@theme/Root';

export default [DocItem, DocRoot, DocVersionRoot, DocsRoot, Layout, MDXComponents, MDXPage, NotFound, Root];
