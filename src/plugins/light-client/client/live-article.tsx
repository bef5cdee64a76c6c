/**
 * What of an article needs more code than its first view: the mark in the table of contents, the buttons of code, and pictures that open large.
 * Drawn into the server's HTML.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { CodeBlockContextProvider, useCodeWordWrap, useTOCHighlight } from '@docusaurus/theme-common/internal';
import PictureDialog from '@site/src/components/PictureDialog';
import { leaveUnmarked, listedLink, presentLink } from '@site/src/lib/contents';
import CodeBlockButtons from '@theme/CodeBlock/Buttons';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useNearBlocks } from './near-blocks';

export interface Props {
  article: RefObject<HTMLElement | null>;
  /** A button that was pressed before this code was there. */
  pressed: HTMLElement | undefined;
}

export default function LiveArticle({ article, pressed }: Props): ReactNode {
  const blocks = useNearBlocks(article);
  const [opened, setOpened] = useState<HTMLElement>();
  const close = useCallback(() => {
    setOpened(undefined);
    // Browsers give the focus back to where it was, but in some of them a pressed button never had it.
    opened?.focus();
  }, [opened]);

  useLayoutEffect(() => leaveUnmarked(article.current?.querySelector('details') ?? null), [article]);
  useTOCHighlight(useContentsConfig());

  useEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    const open = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-scripts-only="picture"]') : null;
      if (button !== null) setOpened(button);
    };
    current.addEventListener('click', open);
    pressed?.click();
    return () => current.removeEventListener('click', open);
  }, [article, pressed]);

  const picture = opened?.parentElement?.querySelector('img');
  return (
    <>
      {blocks.map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: more come, but none goes.
        <LiveCode key={index} code={code} />
      ))}
      {picture && <PictureDialog picture={readPicture(picture)} onClose={close} />}
    </>
  );
}

/** What the theme's `TOC` and `TOCItems` tell of the table of contents beside the page. */
function useContentsConfig(): Parameters<typeof useTOCHighlight>[0] {
  const { tableOfContents } = useThemeConfig();
  const { frontMatter } = useDoc();
  const minHeadingLevel = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  return useMemo(
    () => ({
      linkClassName: listedLink,
      linkActiveClassName: presentLink,
      minHeadingLevel,
      maxHeadingLevel,
    }),
    [minHeadingLevel, maxHeadingLevel],
  );
}

/** Reads the properties of a picture as they were written; its own width is the one that it has on the page. */
function readPicture(picture: Element): ComponentProps<'img'> {
  const attributes = ['src', 'alt', 'width', 'height'].map((name) => [name, picture.getAttribute(name) ?? undefined]);
  return Object.fromEntries(attributes);
}

/** The buttons of a block that the build has coloured. */
const LiveCode = memo(({ code }: { code: HTMLElement }): ReactNode => {
  const wordWrap = useCodeWordWrap();
  const { codeBlockRef } = wordWrap;
  useLayoutEffect(() => {
    (codeBlockRef as { current: HTMLElement | null }).current = code;
  }, [codeBlockRef, code]);
  const { parentElement } = code;
  const metadata = {
    html: '',
    codeInput: '',
    code: '',
    language: /language-(\S+)/.exec(code.className)?.[1] ?? 'text',
    className: '',
    title: undefined,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  if (parentElement === null) return null;
  return createPortal(
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockButtons />
    </CodeBlockContextProvider>,
    parentElement,
  );
});
