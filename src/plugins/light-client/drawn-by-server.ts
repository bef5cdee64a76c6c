/**
 * Components of all pages, for their styles. `entry.ts` has those whose styles are for few pages. They are exported by name, because the bundler
 * drops unused imports.
 */
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import MDXPage from '@theme/MDXPage';
import Root from '@theme/Root';

export default [DocItem, DocRoot, DocVersionRoot, DocsRoot, Layout, MDXComponents, MDXPage, Root];
