/** What kind of place a hit leads to. */
import { rowLevel, symptomLevel } from './index-files';
import type { Section } from './sections';

export type HitKind = 'method' | 'event' | 'type' | 'key' | 'option' | 'message' | 'command' | 'page' | 'section';

/** Kinds that readers choose together. */
export type HitGroup = 'methods' | 'keys' | 'messages' | 'pages';

export const hitGroups: readonly HitGroup[] = ['methods', 'keys', 'messages', 'pages'];

/** Returns the kind of a section, by its level and its heading. */
export function kindOf({
  level,
  anchor,
  facts,
  heading,
  page,
}: Omit<Section, 'rest' | 'readerWords' | 'platform'>): HitKind {
  if (level === symptomLevel) return 'message';
  if (level === rowLevel) return page.route.endsWith('/config') || anchor.startsWith('config-') ? 'key' : 'option';
  if (level === 1) return facts === '' ? 'page' : 'command';
  if (facts === '') return 'section';
  if (heading.startsWith("addListener('")) return 'event';
  return heading.endsWith(')') ? 'method' : 'type';
}

const groups: Readonly<Record<HitKind, HitGroup>> = {
  method: 'methods',
  event: 'methods',
  type: 'methods',
  key: 'keys',
  option: 'keys',
  message: 'messages',
  command: 'pages',
  page: 'pages',
  section: 'pages',
};

export function groupOf(kind: HitKind): HitGroup {
  return groups[kind];
}
