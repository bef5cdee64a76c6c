import { savesData } from '../saves-data';
import inter from './inter.woff2';
import mono from './jetbrains-mono.woff2';

/** Vertical move of an element that nobody notices, in CSS pixels. */
const unnoticed = 2;

/** Width from which a window is that of a computer, in CSS pixels. */
const wide = 997;

let loaded: readonly FontFace[] = [];

/**
 * Loads the fonts, after the page has been drawn and loaded, and not for readers who save data. They are used from the next page on, and in a wide
 * window at once if nothing in it moves up or down. On phones, finding that out would block the page for half a second. If the fonts can't be loaded, the
 * stand-ins stay (`src/css/fonts.css`).
 */
export async function loadFonts(): Promise<void> {
  if (savesData()) return;
  const files = Object.entries({ Inter: inter, 'JetBrains Mono': mono });
  loaded = await Promise.all(
    files.map(([name, file]) => new FontFace(name, `url(${file})`, { weight: '400 700' }).load()),
  );
  const { dataset } = document.documentElement;
  // The reader may have gone on to a page that was drawn without them.
  delete dataset.fonts;
  if (window.innerWidth < wide) return;
  const inWindow = [...document.querySelectorAll('main *, aside *')]
    .map((element) => ({ element, y: element.getBoundingClientRect().y }))
    .filter(({ y }) => y > 0 && y < window.innerHeight);
  applyFonts();
  if (inWindow.some(({ element, y }) => Math.abs(element.getBoundingClientRect().y - y) > unnoticed))
    delete dataset.fonts;
}

/**
 * Lets the page use the fonts that have arrived. They are added only now: browsers lay out the whole page again when there is another font, even if
 * nothing uses it.
 */
export function applyFonts(): void {
  for (const face of loaded) document.fonts.add(face);
  document.documentElement.dataset.fonts = '';
}
