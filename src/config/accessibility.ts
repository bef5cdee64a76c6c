// What is tested for accessibility and in which browsers: the tests read it, and the page /docs/accessibility says it. Neither has
// a list of its own. (JavaScript, because the browser tests load it as a module of Node.)

/** Rules of axe-core that every page must keep, by the tags that axe-core groups them with. None of them is switched off. */
export const accessibilityRules = [
  { tag: 'wcag2a', name: 'WCAG 2.0, level A' },
  { tag: 'wcag2aa', name: 'WCAG 2.0, level AA' },
  { tag: 'wcag21a', name: 'WCAG 2.1, level A' },
  { tag: 'wcag21aa', name: 'WCAG 2.1, level AA' },
  { tag: 'wcag22aa', name: 'WCAG 2.2, level AA' },
  { tag: 'best-practice', name: 'good practice beyond WCAG' },
];

/** Sizes of the window in the browser tests, in CSS pixels. */
export const testedSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** Browsers that are not made of Chromium, in which the core journeys run, and the packages of Debian that bring them. */
export const otherBrowsers = {
  firefox: { name: 'Firefox', packages: ['firefox-esr'] },
  webkit: { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'] },
};
