import type { Page } from '@playwright/test';

/** Maximum length of names that must stay on one line in the first column of a table, in characters, if the window is wide. */
const longestName = 36;

/** Width from which a window counts as wide, with room for a sidebar and more, in CSS pixels. */
const wideWindow = 1280;

/**
 * Finds layout flaws that a reader notices at a glance in an article, at the current window size.
 *
 * @returns one line for each flaw:
 * - a name in a table breaks within a word, or wraps although there is room;
 * - an option of a command is separated from its dashes;
 * - text is beside code of several lines, with a gap;
 * - code is not on the baseline of its text;
 * - brackets or dots are alone on a line of the table of contents;
 * - something is wider than the text, or a picture does not have its width;
 * - an item of the bar overlaps the logo;
 * - there is more than one warning before the first section.
 */
export async function findLayoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ longest, wide }) => {
      const blemishes: string[] = [];
      const article = document.querySelector('.theme-doc-markdown');
      if (article === null) return ['there is no article'];
      const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;

      /** Returns the vertical centers of the lines that a part of a text occupies, from top to bottom. */
      const listLines = (node: Text, start = 0, end = node.data.length): number[] => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        const centers = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        return centers.filter((center, index) => index === 0 || center - (centers[index - 1] ?? 0) > 4);
      };
      const listTexts = (root: Node): Text[] => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
        return texts;
      };

      const codes = [...article.querySelectorAll(':is(p, li, td) code')].filter(
        (code) => isShown(code) && code.closest('pre') === null,
      );
      for (const code of codes) {
        const text = code.textContent ?? '';
        const parts = listTexts(code);
        for (const part of parts) {
          // Browsers may break words after hyphens.
          for (const { 0: word, index } of part.data.matchAll(/[^\s-]+-?/g)) {
            if (code.closest('td') !== null && listLines(part, index, index + word.length).length > 1) {
              blemishes.push(`${text} is cut within ${word}`);
            }
          }
          for (const { 0: option, index } of part.data.matchAll(/(?<![\w-])--?[a-z][\w-]{0,20}(?![\w-])/gi)) {
            if (listLines(part, index, index + option.length).length > 1)
              blemishes.push(`${option} is parted in ${text}`);
          }
        }
        // Names of records break after their dots.
        const isFirst =
          code.parentElement?.matches('td:first-child:not(.record__name)') === true && code.matches(':only-child');
        const tops = parts.flatMap((part) => listLines(part));
        const height = Math.max(...tops) - Math.min(...tops);
        if (isFirst && window.innerWidth >= wide && text.length <= longest && !/\s/.test(text) && height > 4) {
          blemishes.push(`${text} is parted although there is room`);
        }

        const next = code.nextSibling;
        if (next instanceof Text && /\S/.test(next.data)) {
          const start = next.data.search(/\S/);
          const range = document.createRange();
          range.setStart(next, start);
          range.setEnd(next, start + 1);
          const beside = range.getBoundingClientRect();
          const line = parts.at(-1);
          const end = line === undefined ? undefined : document.createRange();
          if (line !== undefined && end !== undefined) {
            end.setStart(line, line.data.length - 1);
            end.setEnd(line, line.data.length);
            const last = end.getBoundingClientRect();
            const isBeside = beside.left >= last.right;
            const gap = beside.left - last.right;
            const drop = Math.abs(beside.top + beside.height / 2 - last.top - last.height / 2);
            if (isBeside && height > 4 && (gap > 12 || drop > 4)) blemishes.push(`“${next.data}” hangs beside ${text}`);
          }
        }
      }
      for (const { data } of listTexts(article).filter(
        (node) => node.parentElement?.closest('code, pre, style') === null,
      )) {
        const [option] = /(?<!\S)--[a-z][\w-]*/.exec(data) ?? [];
        if (option !== undefined) blemishes.push(`${option} is no code`);
      }

      /** Finds the baseline at the start of a node with an empty inline box, which sits on it. */
      const findLine = (place: ChildNode): number => {
        const probe = document.createElement('span');
        probe.style.display = 'inline-block';
        place.before(probe);
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return bottom;
      };
      const samples = ['p > code', 'li > code', 'td:not(:first-child) > code'].flatMap((selector) => {
        const found = codes.find((code) => code.matches(selector) && code.previousSibling instanceof Text);
        return found ?? [];
      });
      for (const code of samples) {
        const first = code.firstChild;
        if (first === null) continue;
        const [inside, outside] = [findLine(first), findLine(code)];
        // If the code starts a line, the probe before it may be at the end of the previous line.
        const drop = inside - outside;
        if (Math.abs(drop) > 0.01 && Math.abs(drop) < 12)
          blemishes.push(`${code.textContent} is ${drop} below its line`);
      }
      // Only rows with cells side by side, whose name is nothing but code: in a narrow cell, code after words may start the second line.
      const rows = [...article.querySelectorAll('tr:has(> td:first-child > code:only-child)')].filter(
        (row) =>
          getComputedStyle(row).display === 'table-row' &&
          row.querySelector('td:first-child > code')?.previousSibling === null,
      );
      for (const row of rows.slice(0, 3)) {
        const [name, other] = [row.querySelector('td:first-child > code'), row.querySelector('td:nth-child(2)')];
        const [inside, beside] = [name?.firstChild, other?.firstChild];
        if (!inside || !beside || !isShown(row)) continue;
        const drop = findLine(inside) - findLine(beside);
        if (Math.abs(drop) > 1) blemishes.push(`${name?.textContent} is ${drop} below the line of its row`);
      }

      for (const entry of document.querySelectorAll('.theme-doc-toc-desktop a')) {
        if (!isShown(entry) || window.innerWidth < wide) continue;
        const lines = new Map<number, string>();
        for (const text of listTexts(entry)) {
          for (let index = 0; index < text.data.length; index++) {
            const [center = 0] = listLines(text, index, index + 1);
            lines.set(Math.round(center), (lines.get(Math.round(center)) ?? '') + text.data.charAt(index));
          }
        }
        // After a comma and a space, `…)` is a word of its own.
        const alone = [...lines.values()].find((line) => /^[^\p{L}\d]+$/u.test(line) && !/^…\)$|^\s*$/.test(line));
        if (alone !== undefined) blemishes.push(`${alone} stands alone in the contents, of ${entry.textContent}`);
      }

      const room = article.getBoundingClientRect();
      const around = '.theme-doc-version-banner, .pagination-nav, .theme-doc-toc-mobile';
      for (const element of [...document.querySelectorAll(around)].filter(isShown)) {
        const { width } = element.getBoundingClientRect();
        if (width > room.width + 1) blemishes.push(`.${element.className} is ${width} wide, the text ${room.width}`);
      }
      for (const picture of article.querySelectorAll('img')) {
        const { width } = picture.getBoundingClientRect();
        if (Math.abs(width - room.width) > 1) blemishes.push(`a picture is ${width} wide, the text ${room.width}`);
      }

      const logo = document.querySelector('.navbar__inner .navbar__logo')?.getBoundingClientRect();
      const item = [...document.querySelectorAll('.navbar__inner .navbar__items > .navbar__item')].find(isShown);
      const gap = (item?.getBoundingClientRect().left ?? 0) - (logo?.right ?? 0);
      if (logo !== undefined && item !== undefined && gap < 8) {
        blemishes.push(`${item.textContent} begins ${gap} behind the logo`);
      }

      const section = article.querySelector('h2')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const warnings = document.querySelectorAll(
        '.theme-announcement-bar, .theme-doc-version-banner, .alert--warning, .alert--danger',
      );
      const first = [...warnings].filter((box) => isShown(box) && box.getBoundingClientRect().top < section);
      if (first.length > 1) blemishes.push(`${first.length} warnings stand before the first section`);
      return blemishes;
    },
    { longest: longestName, wide: wideWindow },
  );
}
