import { scripts } from '@generated/islands/scripts';
import { basePath } from '@site/src/config/versions';
import { islandFolder, islandTag } from '@site/src/lib/live-code/island';

/** Addresses of the scripts that the islands of the page need, also of those that have not come into view. */
export function listIslandScripts(): string[] {
  const names = [...document.querySelectorAll<HTMLElement>(islandTag)].map(
    ({ dataset }) => `${islandFolder}/${dataset.component?.replace(/#.*/, '')}`,
  );
  if (scripts === undefined || names.length === 0) return [];
  const root = new URL(basePath + scripts.folder, window.location.origin).href;
  return [...scripts.shared, ...new Set(names)].map((name) => `${root}${name}.js`);
}
