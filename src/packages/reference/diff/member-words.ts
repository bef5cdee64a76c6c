/** Words for the members of the reference and their ids, for sentences about changes. */
import type { ApiChange } from '../types';

export const memberKindLabels: Readonly<Record<ApiChange['memberKind'], string>> = {
  plugin: 'plugin',
  method: 'method',
  listener: 'event',
  type: 'type',
  property: 'property',
  'enum-member': 'enum member',
  config: 'configuration key',
};

/** Returns the label of an id: `addListener:pause` is the event `pause`, `config:…` the path of the key. */
export function labelOf(id: string): string {
  return id.replace(/^addListener:/, '').replace(/^config:/, '');
}
