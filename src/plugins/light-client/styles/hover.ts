import type { Root, Rule } from 'postcss';

/** Where what the reader points at is shown: a finger does not point before it presses. */
const canHover = '(hover:hover)';

/**
 * Leaves a finger out of the rules for what a pointer is on. A tap makes its target hovered before it clicks, so the page was drawn once more
 * before the tap did anything, and the look stayed afterwards. Rules for other elements than the hovered one stay as they are: they may show
 * something that a finger needs too.
 *
 * @param root changed in place
 * @param postcss the library that has parsed it, for new nodes
 */
export function spareFingers(root: Root, { atRule }: Pick<typeof import('postcss'), 'atRule'>): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.selectors.some(isHovered) && !isForPointers(rule)) rules.push(rule);
  });
  for (const rule of rules) {
    const hovered = rule.selectors.filter(isHovered);
    const others = rule.selectors.filter((selector) => !isHovered(selector));
    const media = atRule({ name: 'media', params: canHover });
    media.append(rule.clone({ selectors: hovered }));
    rule.after(media);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  }
}

/** Whether a selector finds the very element that the pointer is on. */
function isHovered(selector: string): boolean {
  return /:hover(?:::?[\w-]+)?$/.test(selector);
}

function isForPointers({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as import('postcss').AtRule).params.includes('hover');
}
