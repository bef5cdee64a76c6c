import { listedLink } from '@site/src/lib/contents';
import { partNames } from '@site/src/theme/TOCItems/part-names';
import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import { type ReactNode, useMemo } from 'react';

/** Wraps the component of theme-classic 3.10.2, so that long names break between words and not where the column ends, and all links have one class. */
export default function BreakableTOCItems({ toc, ...props }: Props): ReactNode {
  const parted = useMemo(() => toc.map((item) => ({ ...item, value: partNames(item.value) })), [toc]);
  return <TOCItems toc={parted} {...props} linkClassName={listedLink} />;
}
