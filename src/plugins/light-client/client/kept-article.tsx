/**
 * The article of a documentation page with all around it but the sidebar: the server's HTML, which React shows and never looks into. What is alive
 * in it is brought to life from outside: links here, tabs by `src/client/tabs.ts`, and what needs more code by `live-article.tsx`, after the
 * reader's first sign of life.
 */
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { startIslands, stopIslands } from '@site/src/browser/islands';
import { isOfIsland } from '@site/src/browser/islands/is-of-island';
import { toolAttribute } from '@site/src/lib/page-tool';
import { versionAttribute } from '@site/src/lib/preferred-version';
import { showStoredTabs } from '@site/src/lib/tabs';
import { nameCode, tableName, watchScrollers } from '@site/src/lib/watch-scrollers';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { prefetchRests } from './docusaurus-pages';
import { drawArticle } from './draw-article';
import { watchLinks } from './links';
import type { Props as LiveProps } from './live-article';
import { onSignOfLife } from './sign-of-life';

interface Props {
  /** Undefined for the first page, whose article the browser has had from the start. */
  html: string | undefined;
  portions: readonly string[];
}

/** The nodes of the first page's article while the reader is elsewhere. */
let firstArticle: DocumentFragment | undefined;

/** Once it is loaded. */
let LiveArticle: ComponentType<LiveProps> | undefined;

export default function KeptArticle({ html, portions }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  const history = useHistory();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const [isLive, setIsLive] = useState(LiveArticle !== undefined);
  const [isWhole, setIsWhole] = useState(html === undefined);

  const comeAlive = useCallback(() => {
    import(/* webpackChunkName: "late" */ './live-article').then(
      (loaded) => {
        LiveArticle = loaded.default;
        startTransition(() => setIsLive(true));
      },
      (error: unknown) => console.warn(error),
    );
  }, []);

  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    if (html !== undefined) {
      // A hash leads further down, and so does the way back.
      const isDeep = window.location.hash !== '' || history.action === 'POP';
      const end = drawArticle(current, { html, portions }, isDeep, (isAll) => {
        showStoredTabs(current);
        if (isAll) setIsWhole(true);
        startIslands(current);
      });
      return () => {
        end();
        stopIslands(current);
      };
    }
    if (firstArticle !== undefined) current.append(firstArticle);
    showStoredTabs(current);
    startIslands(current);
    return () => {
      stopIslands(current);
      firstArticle = document.createDocumentFragment();
      firstArticle.append(...current.childNodes);
    };
  }, [html, portions, history]);

  useEffect(() => {
    const { current } = element;
    if (current === null || !isWhole) return undefined;
    const ends = [watchLinks(current, history, prefetchRests), watchScrollers(nameScrollers(current))];
    return () => {
      for (const end of ends) end();
    };
  }, [history, isWhole]);

  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const save = ({ target }: MouseEvent): void => {
      const version =
        target instanceof Element && target.closest(`[${versionAttribute}]`)?.getAttribute(versionAttribute);
      if (version) savePreferredVersionName(version);
    };
    current.addEventListener('click', save);
    return () => current.removeEventListener('click', save);
  }, [savePreferredVersionName]);

  // What the loader has kept is pressed again as soon as the page says that it has come to life; other effects may come later.
  useLayoutEffect(() => {
    const { current } = element;
    if (isLive || current === null) return undefined;
    onSignOfLife(comeAlive);
    const press = ({ target }: MouseEvent): void => {
      // Those that do something with the page have been heard already (`src/client/page-tools.ts`).
      const button = target instanceof Element ? target.closest<HTMLElement>(`button:not([${toolAttribute}])`) : null;
      if (button === null || isOfIsland(button)) return;
      pressed.current = button;
      // Again, if the first time has failed.
      comeAlive();
    };
    current.addEventListener('click', press);
    return () => current.removeEventListener('click', press);
  }, [isLive, comeAlive]);

  return (
    <>
      <div
        ref={element}
        className="row"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, React leaves what is there.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {isLive && isWhole && LiveArticle !== undefined && <LiveArticle article={element} pressed={pressed.current} />}
    </>
  );
}

/** Finds what may scroll sideways, and how it is called. */
function nameScrollers(article: Element): Map<Element, string> {
  const names = new Map<Element, string>();
  for (const code of article.querySelectorAll('.theme-code-block pre')) {
    names.set(code, nameCode(code.parentElement?.previousElementSibling?.textContent));
  }
  for (const { parentElement } of article.querySelectorAll('table')) {
    if (parentElement !== null) names.set(parentElement, tableName);
  }
  return names;
}
