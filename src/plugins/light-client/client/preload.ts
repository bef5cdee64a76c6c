/** Stands in for Docusaurus' `client/preload`: loads a page that the browser does not know yet. */
import { noteLoad } from './loads';
import { findRoutes } from './routes';
import { showSidebar } from './sidebars';

/**
 * Loads all that a page is made of.
 *
 * @param pathname path of the address, in which letters may be encoded
 */
export default function preload(pathname: string): Promise<unknown> {
  const load = loadAll(decodeURI(pathname));
  noteLoad(load);
  return load;
}

async function loadAll(path: string): Promise<void> {
  await Promise.all(findRoutes(path).map(({ component }) => component.preload?.()));
  return showSidebar(path);
}
