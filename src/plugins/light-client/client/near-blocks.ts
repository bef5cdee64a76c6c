import { whenIdle } from '@site/src/lib/when-idle';
import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far around the window a block of code is near: one window more above, and one below. */
const margin = '100% 0px';

/** How many of the others are taken at a time, when there is nothing else to do. */
const portion = 2;

/**
 * Finds the blocks of code that come to life: those near the window at once, the others when the browser is idle. A page may have sixty.
 *
 * @returns elements; only more come, behind those that there are
 */
export function useNearBlocks(article: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  const [blocks, setBlocks] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const left = new Set(article.current?.querySelectorAll<HTMLElement>('.theme-code-block pre'));
    const take = (wanted: readonly HTMLElement[]): void => {
      const found = wanted.filter((block) => left.delete(block));
      if (found.length > 0) startTransition(() => setBlocks((known) => [...known, ...found]));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        take(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement));
      },
      { rootMargin: margin },
    );
    const takeOthers = (): void => {
      take([...left].slice(0, portion));
      if (left.size > 0) whenIdle(takeOthers);
      else observer.disconnect();
    };
    for (const block of left) observer.observe(block);
    if (left.size > 0) whenIdle(takeOthers);
    return () => {
      left.clear();
      observer.disconnect();
    };
  }, [article]);

  return blocks;
}
