import { islandTag, scriptsAttribute } from '@site/src/lib/island';

/** Returns the addresses of the scripts for the islands of the page, including islands that have not come into view yet. */
export function listIslandScripts(): string[] {
  const hosts = [...document.querySelectorAll(islandTag)];
  const paths = hosts.flatMap((host) => host.getAttribute(scriptsAttribute)?.split(' ') ?? []);
  return [...new Set(paths)].map((path) => new URL(path, window.location.origin).href);
}
