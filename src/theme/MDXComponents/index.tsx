import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyLine from '@site/src/components/CopyLine';
import PageContents from '@site/src/components/PageContents';
import PageVersions, { PageChanges } from '@site/src/components/PageVersions';
import PluginIcon from '@site/src/components/PluginIcon';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import Picture from './Picture';
import Table from './Table';

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
  CopyLine,
  PageChanges,
  PageVersions,
  PageContents,
  a: TextLink,
  img: Picture,
  table: Table,
  tr: TableRow,
};

interface AnchoredProps extends ComponentProps<'div'> {
  readonly as: 'div' | 'dl' | 'dt' | 'span';
}

/** An element of a reference whose id counts as an anchor in Docusaurus' broken link check: a row, a type, or a value. */
function Anchored({ as, ...props }: AnchoredProps): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  // The attributes of the elements are the same.
  const As = as as 'div';
  return <As {...props} />;
}

/** A link in running text. Upstream's component adds an empty class to each. */
function TextLink({ className, ...props }: ComponentProps<typeof Link>): ReactNode {
  const classes = clsx(useAnchorTargetClassName(props.id), className);
  return <Link {...props} {...(classes === '' ? {} : { className: classes })} />;
}

/** A table row whose id counts as an anchor in Docusaurus' broken link check. */
function TableRow({ id, ...props }: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <tr id={id} {...props} />;
}
