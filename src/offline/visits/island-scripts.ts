import { islandTag, scriptsAttribute } from '@site/src/lib/island';

/** Addresses of the scripts that the islands of the page need, also of those that have not come into view. */
export function listIslandScripts(): string[] {
  const hosts = [...document.querySelectorAll(islandTag)];
  const paths = hosts.flatMap((host) => host.getAttribute(scriptsAttribute)?.split(' ') ?? []);
  return [...new Set(paths)].map((path) => new URL(path, window.location.origin).href);
}
