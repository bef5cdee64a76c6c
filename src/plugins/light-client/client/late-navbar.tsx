/**
 * Stands in for the theme's `Navbar`. The bar that came with the page stays as it is, and costs nothing, until the reader shows a sign of life;
 * then the theme's own takes its place (see `late-part.ts`).
 */

import Translate from '@docusaurus/Translate';
import { ThemeClassNames, useColorMode } from '@docusaurus/theme-common';
import { failSearch } from '@site/src/search/fail-search';
import { nameMode } from '@site/src/theme/ColorModeToggle/name-mode';
import toggleStyles from '@site/src/theme/ColorModeToggle/styles.module.css';
import { nameKeys } from '@site/src/theme/SearchBar/name-keys';
import styles from '@site/src/theme/SearchBar/styles.module.css';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { forgetKeys, pressKeys, watchKeys } from './kept-keys';
import { useLatePart } from './late-part';
import { findServerPart, useServerPart } from './server-part';

const className = ThemeClassNames.layout.navbar.container;
const part = findServerPart(className);

/** Once it is loaded. */
let LiveNavbar: ComponentType | undefined;

async function load(): Promise<void> {
  LiveNavbar = (await import(/* webpackChunkName: "late" */ './live-navbar')).default;
}

/** The page for unknown paths was made for one of them, in the latest version; the reader's may be of another. */
const isOfOtherPath = document.querySelector('meta[name="not-found-page"]') !== null;

export default function LateNavbar(): ReactNode {
  const { colorMode } = useColorMode();
  const isLive = LiveNavbar !== undefined;
  const { element, onClick, want, comeAlive, wish } = useLatePart({
    selector: `.${className}`,
    controls: 'a, button',
    // The versions, which are remembered.
    busyLinks: '.dropdown__menu a:not([target])',
    isLive,
    isUrgent: isOfOtherPath,
    load,
  });
  useServerPart(part, element);

  useLayoutEffect(() => {
    const button = element.current?.querySelector('.search-button');
    if (button) nameKeys(button);
  }, [element]);

  // The server could not know the mode.
  useLayoutEffect(() => {
    const button = element.current?.querySelector(`.${toggleStyles.button}`);
    const { title, label } = nameMode(colorMode === 'dark');
    button?.setAttribute('title', title);
    button?.setAttribute('aria-label', label);
  }, [element, colorMode]);

  useEffect(() => {
    if (!isLive) return watchKeys(want);
    queueMicrotask(pressKeys);
    return undefined;
  }, [isLive, want]);

  useEffect(() => {
    if (wish === 'failed') forgetKeys();
  }, [wish]);

  // The theme's own opens the dialog.
  useEffect(() => {
    if (isLive) return undefined;
    const { searchField } = window;
    return searchField.connect({
      show: () => load().then(comeAlive, () => failSearch(searchField)),
      hide: () => undefined,
    });
  }, [isLive, comeAlive]);

  if (LiveNavbar !== undefined) return <LiveNavbar />;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are links and buttons inside, and keys on them click. */}
      <nav
        ref={element}
        onClick={onClick}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; React leaves what the server wrote.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {wish !== 'none' && part.element !== null && createPortal(<Notice hasFailed={wish === 'failed'} />, part.element)}
    </>
  );
}

function Notice({ hasFailed }: { hasFailed: boolean }): ReactNode {
  return hasFailed ? (
    <p role="alert" className={`${styles.notice} ${styles.failure}`}>
      <Translate id="theme.NavBar.loadingFailed">
        This could not be loaded. Check your connection and try again.
      </Translate>
    </p>
  ) : (
    <p role="status" className={`${styles.notice} ${styles.loading}`}>
      <Translate id="theme.NavBar.loading">Loading…</Translate>
    </p>
  );
}
