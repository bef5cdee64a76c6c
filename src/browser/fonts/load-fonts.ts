import { arriveEvent } from '../navigation/events';
import { savesData } from '../saves-data';
import inter from './inter.woff2';
import mono from './jetbrains-mono.woff2';

/** Vertical move of an element that nobody notices, in CSS pixels. */
const unnoticed = 2;

/**
 * Loads the fonts, after the page has been drawn and loaded, and not for readers who save data. They are used at once if nothing in the window moves up or
 * down, and otherwise with the next page (`src/css/fonts.css`). If they can't be loaded, the stand-ins stay.
 */
export async function loadFonts(): Promise<void> {
  if (savesData()) return;
  const weight = '400 700';
  const faces = [
    new FontFace('Inter', `url(${inter})`, { weight }),
    new FontFace('JetBrains Mono', `url(${mono})`, { weight }),
  ];
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
  const { dataset } = document.documentElement;
  const inWindow = [...document.querySelectorAll('main *, aside *')]
    .map((element) => ({ element, y: element.getBoundingClientRect().y }))
    .filter(({ y }) => y > 0 && y < window.innerHeight);
  dataset.fonts = '';
  if (inWindow.every(({ element, y }) => Math.abs(element.getBoundingClientRect().y - y) <= unnoticed)) return;
  delete dataset.fonts;
  window.addEventListener(
    arriveEvent,
    () => {
      dataset.fonts = '';
    },
    { once: true },
  );
}
