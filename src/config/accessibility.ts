// What is tested for accessibility and in which browsers. The tests and the page /docs/accessibility both read these lists, so that
// neither has a list of its own.

/** Rules of axe-core that every page must pass, by the tags that axe-core groups them with. None of them is turned off. */
export const accessibilityRules = [
  { tag: 'wcag2a', name: 'WCAG 2.0, level A' },
  { tag: 'wcag2aa', name: 'WCAG 2.0, level AA' },
  { tag: 'wcag21a', name: 'WCAG 2.1, level A' },
  { tag: 'wcag21aa', name: 'WCAG 2.1, level AA' },
  { tag: 'wcag22aa', name: 'WCAG 2.2, level AA' },
  { tag: 'best-practice', name: 'good practice beyond WCAG' },
];

/** Window sizes in the browser tests, in CSS pixels. */
export const testedSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** Browsers not based on Chromium in which the core user journeys are tested, and the Debian packages that provide them. */
export const otherBrowsers = {
  firefox: { name: 'Firefox', packages: ['firefox-esr'] },
  webkit: { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'] },
};
