import CopyButton from '@site/src/components/CopyButton';
import PageChanges from '@site/src/components/PageChanges';
import PageContents from '@site/src/components/PageContents';
import PageVersions from '@site/src/components/PageVersions';
import PluginIcon from '@site/src/components/PluginIcon';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import Anchored from './anchored';
import TextLink from './link';
import Picture from './Picture';
import Table from './Table';
import TableRow from './table-row';

/**
 * Components that Markdown may use without an import: upstream's components, tabs, lean links, pictures that can be enlarged, tables that
 * scroll, rows that links can lead to, the icons of plugins, and what directives and the build add to pages.
 */
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  PluginIcon,
  Anchored,
  CopyButton,
  PageChanges,
  PageVersions,
  PageContents,
  a: TextLink,
  img: Picture,
  table: Table,
  tr: TableRow,
};
