/**
 * Wraps the link to the content of theme-classic 3.10.2. That one also takes the focus to the start of a page that a link has led to; here it does so
 * when the page is on the screen. A phone lays the page out for the focus, and what is to be read has to come first.
 */
import SkipToContentLink from '@theme-original/SkipToContent';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

export default function SkipToContent(): ReactNode {
  const router = useContext(RouterContext);
  const [drawn, setDrawn] = useState(router);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(router));
    });
    return () => cancelAnimationFrame(frame);
  }, [router]);
  return (
    <RouterContext.Provider value={drawn}>
      <SkipToContentLink />
    </RouterContext.Provider>
  );
}
