/** What kind of place a hit leads to. */
import { rowLevel, symptomLevel } from './index-files';
import type { ShownSection } from './sections';

export type HitKind = 'method' | 'event' | 'type' | 'key' | 'option' | 'message' | 'command' | 'page' | 'section';

/** Kinds that readers choose together. */
export const hitGroups = ['methods', 'keys', 'messages', 'pages'] as const;

export type HitGroup = (typeof hitGroups)[number];

/** Returns the kind of a section, by its level and its heading. */
export function kindOf({ level, anchor, facts, heading, page }: ShownSection): HitKind {
  if (level === symptomLevel) return 'message';
  if (level === rowLevel) return page.route.endsWith('/config') || anchor.startsWith('config-') ? 'key' : 'option';
  if (level === 1) return facts === '' ? 'page' : 'command';
  if (facts === '') return 'section';
  if (heading.startsWith("addListener('")) return 'event';
  return heading.endsWith(')') ? 'method' : 'type';
}

/** Groups of all kinds but those of places on pages. */
const groups: Readonly<Partial<Record<HitKind, HitGroup>>> = {
  method: 'methods',
  event: 'methods',
  type: 'methods',
  key: 'keys',
  option: 'keys',
  message: 'messages',
};

export function groupOf(kind: HitKind): HitGroup {
  return groups[kind] ?? 'pages';
}
