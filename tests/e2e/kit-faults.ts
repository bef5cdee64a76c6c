import type { Page } from '@playwright/test';

/**
 * Heights of controls in pixels: of the kit (`src/css/README.md`), and of parts that are as high as the row or the bar that they are a part of.
 * Segments are 28 or 38 in a control of 34 or 44.
 */
const heights: Readonly<Record<string, readonly number[]>> = {
  'button, a.button, select, input, summary': [32, 36, 44],
  '.button-group > *': [28, 38],
  '[type="checkbox"], [type="radio"]': [18],
  // Chips to pick from, and the version in the bar.
  'fieldset button': [28],
  '.navbar .dropdown > button': [28],
};

/** Where a press opens or does something for a whole row, which sets the height. */
const rows = [
  // Rows of a list that opens: the menus, the folded parts of a text, plugins, tasks, contents and files.
  '.dropdown__menu *',
  '.navbar-sidebar *',
  '.menu *',
  '.search-modal *',
  '.search-field *',
  'summary',
  'tbody th > button',
  '[role="menu"] *',
  '[role="menuitem"]',
  // Heads of columns, which sort.
  'thead th > button',
  // The bar of a code block and of the announcement.
  '.theme-code-block button',
  // The button behind a name in a line of text.
  '.code-copy',
  '.theme-announcement-bar button',
  // A picture that opens large.
  'zoomable-picture button',
  // Tabs, which are as high as the bar that they are in.
  '[role="tab"]',
];

/** Looks at everything that is visible on a page. @returns what does not belong to the kit, once each */
export async function findKitFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ heights, rows }) => {
      const faults = new Set<string>();
      const describe = (element: Element): string => {
        const classes = [...element.classList].join('.').replaceAll(/_\w{4,}/g, '');
        const text = (element.textContent ?? '').trim().slice(0, 30);
        return `${element.localName}${classes === '' ? '' : `.${classes}`} "${text}"`;
      };
      const probe = (className: string, family: string): HTMLElement => {
        const made = document.createElement('i');
        made.className = className;
        made.style.fontFamily = family;
        document.body.append(made);
        return made;
      };
      const probes = [
        probe('', 'var(--ifm-font-family-base)'),
        probe('', 'var(--ifm-font-family-monospace)'),
        probe('chevron', ''),
      ] as const;
      const families = probes.map((made) => getComputedStyle(made).fontFamily).slice(0, 2);
      const chevron = getComputedStyle(probes[2]).clipPath;
      for (const made of probes) made.remove();

      const isShown = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const own = (element: Element): string =>
        [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : '')).join('');

      for (const element of document.body.querySelectorAll('*')) {
        if (!isShown(element)) continue;
        const style = getComputedStyle(element);
        const isField = element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, button');
        if ((isField || own(element).trim() !== '') && !families.includes(style.fontFamily)) {
          faults.add(`font: ${describe(element)} has ${style.fontFamily}`);
        }
        if (element.matches('button, a.button, select, input, summary') && !element.matches(rows.join())) {
          const allowed = Object.entries(heights)
            .filter(([selector]) => element.matches(selector))
            .flatMap(([, each]) => each);
          const height = Math.round(element.getBoundingClientRect().height);
          if (!allowed.includes(height)) faults.add(`height: ${describe(element)} is ${height} px high`);
        }
        if (element.matches('select') && style.appearance !== 'none')
          faults.add(`chevron: ${describe(element)} has the browser's`);
        if (element.matches('summary') && style.display === 'list-item' && style.listStyleType !== 'none') {
          faults.add(`chevron: ${describe(element)} has the browser's`);
        }
        const isControl =
          element.matches('button, summary, a, [aria-expanded]') || element.closest('button, summary') !== null;
        if (!isControl) continue;
        const shapes = [style, getComputedStyle(element, '::before'), getComputedStyle(element, '::after')];
        for (const { clipPath, content, borderTopWidth, borderRightColor, width, height } of shapes.slice(1)) {
          if (content === 'none' || content === 'normal') continue;
          if (/[▸▾▴▼▲▶◀⌄›»↓↑↕]/.test(content)) faults.add(`chevron: ${describe(element)} has ${content}`);
          if (clipPath.startsWith('polygon') && clipPath !== chevron)
            faults.add(`chevron: ${describe(element)} has ${clipPath}`);
          const isTriangle =
            width === '0px' && height === '0px' && borderTopWidth !== '0px' && borderRightColor === 'rgba(0, 0, 0, 0)';
          if (isTriangle) faults.add(`chevron: ${describe(element)} is a triangle of borders`);
        }
        if (/[▸▾▴▼▲▶◀⌄]/.test(own(element))) faults.add(`chevron: ${describe(element)} has a letter`);
      }
      return [...faults].sort();
    },
    { heights, rows },
  );
}
