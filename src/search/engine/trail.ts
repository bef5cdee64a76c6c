import type { HitType, Level } from './response';

/** Levels of a hit's headings, outermost first. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly Level[];

/** Separator between the headings that lead to a hit. */
const arrow = ' › ';

/**
 * Makes the line below a hit that says where on its page the hit is. The name of its group says which page (`interface/dialog/name-groups.ts`).
 *
 * @param names headings from the group of the page down to the hit's own, as HTML
 */
export function makeTrail(names: readonly string[], type: HitType): string {
  return (type === 'content' ? names.slice(2) : names.slice(2, -1)).join(arrow);
}
