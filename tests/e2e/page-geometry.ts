import type { Page } from '@playwright/test';

/**
 * Windows to check: width in CSS pixels, and font size. A window 320 pixels wide equals one of 1280 at a zoom of 400 %, and 640 pixels equal a zoom
 * of 200 %. In the second, the font size is doubled as well, as if a reader had set a larger font in the browser.
 */
export const narrowWindows = [
  { width: 320, fontSize: '100%' },
  { width: 640, fontSize: '200%' },
] as const;

/** Sets the width of the window and the font size, and waits until the page has adapted. */
export async function resize(page: Page, { width, fontSize }: (typeof narrowWindows)[number]): Promise<void> {
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
