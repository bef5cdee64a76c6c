import type { Page } from '@playwright/test';

/**
 * Windows to check: width in CSS pixels, and font size. A window 320 pixels wide equals one of 1280 at a zoom of 400 %, and 640 pixels equal a zoom
 * of 200 %. In the second, the font size is doubled as well, as if a reader had set a larger font in the browser.
 */
export const narrowWindows = [
  { width: 320, fontSize: '100%' },
  { width: 640, fontSize: '200%' },
] as const;

/**
 * Sizes of the text of a browser, in CSS pixels, for `Page.setFontSizes`; `fixed` is for code. Twice the usual size is what WCAG 2.2, 1.4.4 asks for.
 * Unlike a zoom, it leaves the window as wide as it is, and unlike a style of the page, it counts in media queries.
 */
export const fontSizes = {
  usual: { standard: 16, fixed: 13 },
  large: { standard: 32, fixed: 26 },
};

/** Sets the width of the window and the font size, and waits until the page has adapted. */
export async function resize(page: Page, { width, fontSize }: { width: number; fontSize: string }): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    // Resize observers run in the next frame, and their changes are visible in the one after.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, fontSize);
}

/**
 * Finds content that readers lose when the window is narrow or the text is large.
 *
 * @returns one line for each problem:
 * - the page scrolls sideways;
 * - a control or a piece of text sticks out of the window, or is cut off by an element around it;
 * - two controls overlap;
 * - something scrolls sideways and the keyboard can't get to it, or it has no name.
 */
export async function findClippedContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    const losses: string[] = [];
    const room = document.documentElement.clientWidth;
    const describe = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `<${element.localName} class="${element.className}"> ${name.trim().slice(0, 40)}`;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const listParents = (element: Element): Element[] =>
      element.parentElement === null ? [] : [element.parentElement, ...listParents(element.parentElement)];

    if (document.documentElement.scrollWidth > window.innerWidth) {
      losses.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${window.innerWidth}`);
    }

    // The menu of phones is outside of the window until it opens, and the skip link until it has the focus.
    const waiting = '.navbar-sidebar, [class*="skipToContent"]';
    const all = [...document.querySelectorAll('body *')].filter((element) => element.closest(waiting) === null);
    const controls = all.filter((element) => element.matches('a[href], button, input, select, [role="tab"], summary'));
    const shownControls = controls.filter(isShown);
    const texts = all.filter(
      (element) =>
        isShown(element) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''),
    );

    for (const element of new Set([...shownControls, ...texts])) {
      const { left, right, width } = element.getBoundingClientRect();
      // Elements for screen readers only are one pixel wide.
      if (width <= 1) continue;
      const parents = listParents(element);
      if (!parents.some(scrolls) && (right > room + tolerance || left < -tolerance)) {
        losses.push(`${describe(element)} sticks out of the window: ${Math.round(left)} to ${Math.round(right)}`);
      }
      if (clips(element) && element.scrollWidth > element.clientWidth + tolerance) {
        losses.push(`${describe(element)} is cut off by its own edge`);
      }
      const frame = parents.find((parent) => scrolls(parent) || clips(parent));
      if (frame !== undefined && clips(frame) && frame !== document.body && frame !== document.documentElement) {
        const box = frame.getBoundingClientRect();
        if (box.width > 1 && (right > box.right + tolerance || left < box.left - tolerance)) {
          losses.push(`${describe(element)} is cut off by ${describe(frame)}`);
        }
      }
    }

    const boxes = shownControls.map((element) => ({
      element,
      rects: [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
    }));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const overlap = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
          ),
        );
        if (overlap) losses.push(`${describe(one.element)} lies on ${describe(other.element)}`);
      }
    }

    const canFocus = 'a[href], button, input, select, [tabindex="0"]';
    for (const element of all.filter((candidate) => isShown(candidate) && scrolls(candidate))) {
      if (element.scrollWidth <= element.clientWidth + tolerance) continue;
      if (!element.matches('[tabindex="0"]') && element.querySelector(canFocus) === null) {
        losses.push(`${describe(element)} scrolls, and the keyboard can't get to it`);
      }
      if (element.matches('[tabindex="0"]') && !(element.hasAttribute('role') && element.hasAttribute('aria-label'))) {
        losses.push(`${describe(element)} scrolls and has no name`);
      }
    }
    return losses;
  });
}

/** Finds items of the bar that lie on each other, stick out of it, or are cut off. */
export async function findBarFlaws(page: Page): Promise<string[]> {
  return page.locator('.navbar__inner').evaluate((bar) => {
    const shown = [...bar.querySelectorAll('a, button')].filter(
      (item) => item.checkVisibility({ visibilityProperty: true }) && item.closest('.dropdown__menu') === null,
    );
    const room = bar.closest('.navbar')?.getBoundingClientRect() ?? bar.getBoundingClientRect();
    const boxes = shown.map((item) => ({
      name: item.getAttribute('aria-label') ?? item.textContent ?? '',
      box: item.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1];
      return [
        ...(box.left < room.left || box.right > room.right + 1 ? [`${name} sticks out at the side`] : []),
        ...(box.top < room.top - 1 || box.bottom > room.bottom + 1 ? [`${name} sticks out of the line`] : []),
        ...(next !== undefined && next.box.left < box.right - 1 ? [`${next.name} lies on ${name}`] : []),
      ];
    });
  });
}

/** Finds words of the title that go on in the next line. Longer ones than in any language are names of code. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const texts = [...heading.childNodes].filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/(?<![^\s-])[^\s-]{1,15}(?![^\s-])/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    );
  });
}
