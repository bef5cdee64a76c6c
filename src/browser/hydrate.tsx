import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import CrashBoundary from './crash-boundary';
import { borders } from './islands/is-of-island';
import { takeTypedText } from './take-typed';

/**
 * Hydrates a component in its HTML from the server. Text that was typed there is kept. If the component throws, the page says so, with a button that
 * renders it again.
 *
 * @returns a function that unmounts it, but only after hydration, because React can't stop in the middle
 */
export function hydrate(element: Element, Content: ComponentType): () => void {
  let isHydrated = false;
  let isOver = false;
  // The component may have rendered the `main` of the page itself.
  const Frame = element.closest('main') === null ? 'main' : 'div';
  const end = (): void => {
    setTimeout(() => root.unmount());
  };

  function Island(): ReactNode {
    useEffect(() => {
      isHydrated = true;
      if (isOver) end();
      else giveTyped();
    }, []);
    return (
      <CrashBoundary frame={(show) => <Frame className="container margin-vert--lg" ref={show} />}>
        <Content />
      </CrashBoundary>
    );
  }

  const giveTyped = takeTypedText(element, (field) => field.closest(borders) === null);
  const root = hydrateRoot(element, <Island />);
  return () => {
    isOver = true;
    if (isHydrated) root.unmount();
  };
}
