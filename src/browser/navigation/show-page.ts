import { prepareBar } from '../behaviors/prepare-bar';
import { keepFolds } from '../behaviors/sidebar';
import { showHead } from './head';
import { morph } from './morph';
import { drawInPortions } from './portions';

const sidebar = 'aside.theme-doc-sidebar-container';

/** What is shown below the bar. */
const wrapper = '#__docusaurus > .main-wrapper';

/**
 * Puts another page in the place of the present one: head, bar, sidebar, content and footer. What is the same on both stays.
 *
 * @param next document of the page; its elements move into the present document
 * @param isDeep the reader goes further down than to its start
 * @param onDrawn called when the page is there to its end, unless that is at once
 * @returns whether it is there at once
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
    keepFolds(aside, nextAside);
    morph(aside, nextAside);
    main.replaceWith(nextMain);
  } else {
    old.replaceWith(added);
  }
  return isWhole;
}

/** Gives the page the bar of another page, with what the drawer of narrow windows shows of it. */
export function replaceBar(next: Document): void {
  prepareBar(next);
  replacePart(next, '.navbar__inner');
  const drawer = next.querySelector('template[data-drawer]');
  if (drawer !== null) document.querySelector('template[data-drawer]')?.replaceWith(drawer);
}

/** Makes a part of the present page like that of the next. */
function replacePart(next: Document, selector: string): void {
  const [old, added] = [document.querySelector(selector), next.querySelector(selector)];
  if (old === null || added === null) return;
  morph(old, added);
}
