import { arriveEvent } from '../navigation/events';
import { savesData } from '../saves-data';
import inter from './inter.woff2';
import mono from './jetbrains-mono.woff2';

/** Vertical move of an element that nobody notices, in CSS pixels. */
const unnoticed = 2;

/** Width from which a window is that of a computer, in CSS pixels. */
const wide = 997;

/**
 * Loads the fonts, after the page has been drawn and loaded, and not for readers who save data. They are used with the next page, and in a wide window at
 * once if nothing in it moves up or down (`src/css/fonts.css`). On phones, finding that out would block the page for half a second. If the fonts can't be
 * loaded, the stand-ins stay.
 */
export async function loadFonts(): Promise<void> {
  if (savesData()) return;
  const weight = '400 700';
  const faces = [
    new FontFace('Inter', `url(${inter})`, { weight }),
    new FontFace('JetBrains Mono', `url(${mono})`, { weight }),
  ];
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
  if (window.innerWidth >= wide && useInPlace()) return;
  window.addEventListener(arriveEvent, use, { once: true });
}

function use(): void {
  document.documentElement.dataset.fonts = '';
}

/** Uses the fonts unless something in the window would move. @returns whether they are used */
function useInPlace(): boolean {
  const inWindow = [...document.querySelectorAll('main *, aside *')]
    .map((element) => ({ element, y: element.getBoundingClientRect().y }))
    .filter(({ y }) => y > 0 && y < window.innerHeight);
  use();
  const stays = inWindow.every(({ element, y }) => Math.abs(element.getBoundingClientRect().y - y) <= unnoticed);
  if (!stays) delete document.documentElement.dataset.fonts;
  return stays;
}
