/** How a member of the reference, and an id of one, are called in sentences about what changed. */
import type { ApiChange } from '../types';

export const memberKinds: Readonly<Record<ApiChange['memberKind'], string>> = {
  plugin: 'plugin',
  method: 'method',
  listener: 'event',
  type: 'type',
  property: 'property',
  'enum-member': 'enum member',
  config: 'configuration key',
};

/** An id in words: `addListener:pause` is the event `pause`, `config:…` the path of the key. */
export function labelOf(id: string): string {
  return id.replace(/^addListener:/, '').replace(/^config:/, '');
}
