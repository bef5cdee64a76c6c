import { movedPages } from '../../../config/moved-pages';
import { basePath, type VersionName } from '../../../config/versions';
import { listTargets, toPageKey } from '../../../lib/counterparts';
import { versionOfUrl } from '../../../lib/version-of-url';
import { fold } from '../engine/words';

interface FormerName {
  readonly name: string;
  /** The last version that had it. */
  readonly until: VersionName;
}

/** Finds the name that a plugin had in an older version, if the query has that name: `Storage` for Preferences. */
export function findFormerName(url: string, query: string): FormerName | undefined {
  const version = versionOfUrl(url);
  const key = toPageKey(url, basePath + (version?.routePrefix ?? ''));
  for (const { from, to, moved } of movedPages) {
    if (from > to || version === undefined || to > version.name) continue;
    for (const [older, targets] of Object.entries(moved)) {
      const words = /^\/apis\/(.+)$/.exec(older)?.[1]?.replaceAll('-', ' ');
      if (words === undefined || !listTargets(targets).includes(key) || !fold(query).includes(words)) continue;
      return { name: words.replace(/\b\w/g, (letter) => letter.toUpperCase()), until: from };
    }
  }
  return undefined;
}
