/** The anchors of a plugin's page: one for each method, listener, type, member and configuration key. */
import { suggestName } from '../../../lib/nearest-name';
import { memoizeByObject } from '../read-once';
import type { PluginModel } from '../types';
import { makeUnique } from './unique-id';

function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const anchorsOf = memoizeByObject((model: PluginModel): Map<string, string> => {
  const anchors = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of model.methods) {
    anchors.set(id, makeUnique(toAnchor(id), taken));
  }
  for (const { id } of model.types) {
    const anchor = toAnchor(id);
    anchors.set(id, makeUnique(taken.has(anchor) ? `${anchor}-type` : anchor, taken));
  }
  for (const type of model.types) {
    for (const { id } of type.kind === 'alias' ? [] : type.members) {
      anchors.set(id, makeUnique(toAnchor(id), taken));
    }
  }
  for (const { id, path } of model.config) {
    anchors.set(id, makeUnique(toAnchor(`config-${path.slice(path.indexOf('.') + 1)}`), taken));
  }
  return anchors;
});

/**
 * Anchor of a member on its plugin's page: `getPhoto` → `getphoto`, `addListener:appStateChange` →
 * `addlistener-appstatechange`, `ImageOptions.quality` → `imageoptions-quality`, the configuration key
 * `SplashScreen.launchShowDuration` → `config-launchshowduration`. Where a type is named like a method, the type's
 * anchor ends in `-type`; other collisions are numbered in the order of the page.
 * @throws when the page has no member of that id.
 */
export function anchorOf(id: string, model: PluginModel): string {
  const anchors = anchorsOf(model);
  const anchor = anchors.get(id);
  if (anchor === undefined) {
    throw new Error(`Plugin ${model.page} has no member "${id}"${suggestName(id, anchors.keys()) || '.'}`);
  }
  return anchor;
}
