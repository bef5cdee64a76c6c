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
 * scroll, rows that links can lead to, and the icons of plugins.
 */
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  PluginIcon,
  Anchored,
  a: TextLink,
  img: Picture,
  table: Table,
  tr: TableRow,
};
