/** Stands in for Docusaurus' `client/browserContext`: what changes after hydration is drawn in slices, so that no input waits for it. */
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** True once the page has been hydrated. */
export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
