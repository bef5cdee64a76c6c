/**
 * Replaces the container of theme-classic 3.10.2. Around code, it is a custom element (`element.ts`), which adds the buttons. The colors for both
 * color modes are in the style sheet. Upstream has them in an attribute, with the colors of only one mode until scripts run.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export default function CodeBlockContainer({
  as,
  className,
  ...props
}: { as: 'div' | 'pre' } & ComponentProps<'div'> & ComponentProps<'pre'>): ReactNode {
  const classes = clsx(className, ThemeClassNames.common.codeBlock);
  // Components inside `<pre>` have no other container.
  if (as === 'pre') return <pre {...props} className={classes} />;
  return <code-block data-on="first-interaction" {...props} class={classes} />;
}
