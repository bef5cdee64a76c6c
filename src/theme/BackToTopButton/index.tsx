import BackToTopButton from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

/** Upstream's button in a custom element (`element.ts`), which shows it. */
export default function BackToTopButtonInElement(): ReactNode {
  return (
    <back-to-top data-on="first-interaction">
      <BackToTopButton />
    </back-to-top>
  );
}
