import { trimPath } from '../../../browser/navigation/address';
import { readStored } from '../../../browser/storage';
import type { DocsVersion } from '../../../config/versions';
import { docPageClass } from '../../../lib/dom-contract';
import { versionOfUrl } from '../../../lib/version-of-url';
import { searchOptions } from './options';
import { readReaderVersion, readScope } from './scope';

/** @returns Docusaurus' name of the version that the reader chose before; in the browser only */
function readPreferred(): string | undefined {
  return readStored('docs-preferred-version-default') ?? undefined;
}

/** @returns the version that the search page starts with when its address names none; in the browser only */
export function readUsualVersion(): DocsVersion {
  return readReaderVersion({ activeVersion: undefined, isDoc: false, preferredVersion: readPreferred() });
}

/** @returns the version that the reader of the present page is in; in the browser only */
export function readPresentVersion(): DocsVersion {
  const { pathname, search } = window.location;
  const named = trimPath(pathname) === searchOptions.searchPage ? readScope(search) : undefined;
  if (named !== undefined && named !== 'all') return named;
  return readReaderVersion({
    activeVersion: versionOfUrl(pathname)?.docusaurusName,
    isDoc: document.documentElement.classList.contains(docPageClass),
    preferredVersion: readPreferred(),
  });
}
