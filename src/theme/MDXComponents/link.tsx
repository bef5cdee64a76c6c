import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A link in running text. Upstream's component adds an empty class to each. */
export default function TextLink({ className, ...props }: ComponentProps<typeof Link>): ReactNode {
  const classes = clsx(useAnchorTargetClassName(props.id), className);
  return <Link {...props} {...(classes === '' ? {} : { className: classes })} />;
}
