import { keepCollapsed } from '../collapse';
import { showHead } from './head';
import { morph } from './morph';
import { drawInPortions } from './portions';

const sidebar = 'aside.theme-doc-sidebar-container';

/** Selector of everything below the navbar. */
const wrapper = '#__docusaurus > .main-wrapper';

/**
 * Replaces the current page with another: head, navbar, sidebar, content and footer. Elements that are the same on both stay.
 *
 * @param next document of the page; its elements move into the current document
 * @param isDeep whether the reader does not start at the top of the page
 * @param onDrawn called when the whole page is rendered, unless that happens immediately
 * @returns whether the whole page is rendered immediately
 */
export function showPage(next: Document, isDeep: boolean, onDrawn: () => void): boolean {
  showHead(next);
  replaceBar(next);
  replacePart(next, 'footer.footer');
  const [old, added] = [document.querySelector(wrapper), next.querySelector(wrapper)];
  if (old === null || added === null) throw new Error('The page has no content.');
  const [aside, nextAside] = [old.querySelector(sidebar), added.querySelector(sidebar)];
  const [main, nextMain] = [old.querySelector('main'), added.querySelector('main')];
  const isWhole = drawInPortions(added, isDeep, onDrawn);
  if (aside !== null && nextAside !== null && main !== null && nextMain !== null) {
    keepCollapsed(aside, nextAside);
    morph(aside, nextAside);
    main.replaceWith(nextMain);
  } else {
    old.replaceWith(added);
  }
  return isWhole;
}

/** Replaces the navbar with that of another page, including its items in the mobile sidebar. */
export function replaceBar(next: Document): void {
  replacePart(next, '.navbar__inner');
  const template = next.querySelector('mobile-sidebar > template');
  if (template !== null) document.querySelector('mobile-sidebar > template')?.replaceWith(template);
}

/** Makes a part of the current page like that of the next. */
function replacePart(next: Document, selector: string): void {
  const [old, added] = [document.querySelector(selector), next.querySelector(selector)];
  if (old === null || added === null) return;
  morph(old, added);
}
