/**
 * Stands in for the theme's `DocRoot/Layout/Sidebar`. The sidebar that came with the page stays as it is, and costs nothing, until the reader
 * shows a sign of life; then the theme's own takes its place, with the same scroll position, focus and pressed category.
 */
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenReleased } from './held';
import { followLink, isPlainClick } from './links';
import { findComponent, findSidebar, loadLiveSidebar, noteStanding } from './sidebars';
import { onSignOfLife } from './sign-of-life';

/** What can be pressed in a sidebar, in the order of the page; the same in the server's sidebar and in the theme's. */
const controls = '.menu a, .menu button';

/** What of the reader's doings must outlive the exchange. */
interface Doings {
  scroll: number;
  focused: number;
  pressed: number;
}

export default function LateSidebar(props: Props): ReactNode {
  const { version } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const [, setLoads] = useState(0);
  const element = useRef<HTMLElement>(null);
  const doings = useRef<Doings>({ scroll: 0, focused: -1, pressed: -1 });
  const items = findSidebar(version, name);
  const LiveSidebar = findComponent();
  const isLive = LiveSidebar !== undefined && items !== undefined;

  const comeAlive = useCallback(() => {
    loadLiveSidebar(version, name).then(
      () =>
        whenReleased(() => {
          doings.current = { ...doings.current, ...readDoings(element.current) };
          startTransition(() => setLoads((count) => count + 1));
        }),
      (error: unknown) => console.warn(error),
    );
  }, [version, name]);

  useEffect(() => {
    if (isLive) return undefined;
    onSignOfLife(comeAlive);
    return noteStanding(version, name);
  }, [isLive, comeAlive, version, name]);

  useLayoutEffect(() => {
    if (isLive) restore(doings.current);
  }, [isLive]);

  if (LiveSidebar !== undefined && items !== undefined) return <LiveSidebar {...props} sidebar={[...items]} />;
  return (
    <ServerSidebar
      element={element}
      onPress={(index) => {
        doings.current.pressed = index;
        // Again, if the first time has failed.
        comeAlive();
      }}
    />
  );
}

function ServerSidebar({
  element,
  onPress,
}: {
  element: React.RefObject<HTMLElement | null>;
  onPress: (index: number) => void;
}): ReactNode {
  const history = useHistory();

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (target === null || !isPlainClick(event.nativeEvent)) return;
    if (target.getAttribute('href') === null || target.getAttribute('role') === 'button') {
      event.preventDefault();
      onPress([...(element.current?.querySelectorAll(controls) ?? [])].indexOf(target));
    } else {
      followLink(event.nativeEvent, history);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are links and buttons inside, and keys on them click.
    <aside
      ref={element}
      className={ThemeClassNames.docs.docSidebarContainer}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; React leaves what the server wrote.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

function readDoings(element: HTMLElement | null): Omit<Doings, 'pressed'> {
  const all: (Element | null)[] = [...(element?.querySelectorAll(controls) ?? [])];
  return { scroll: element?.querySelector('.menu')?.scrollTop ?? 0, focused: all.indexOf(document.activeElement) };
}

function restore({ scroll, focused, pressed }: Doings): void {
  const sidebar = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer}`);
  const menu = sidebar?.querySelector('.menu');
  const all = sidebar?.querySelectorAll<HTMLElement>(controls);
  if (menu !== null && menu !== undefined) menu.scrollTop = scroll;
  if (focused >= 0) all?.[focused]?.focus({ preventScroll: true });
  if (pressed >= 0) all?.[pressed]?.click();
}
