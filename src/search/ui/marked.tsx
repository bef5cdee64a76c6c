import { readMarked } from '@site/src/search/engine/marked-text';
import type { ReactNode } from 'react';

/** Renders text with marks. Nothing but the marks becomes an element. */
export function Marked({ html }: { html: string }): ReactNode {
  let place = 0;
  return readMarked(html).map(({ text, isMarked }) => {
    place += text.length;
    return isMarked ? <mark key={place}>{text}</mark> : text;
  });
}
