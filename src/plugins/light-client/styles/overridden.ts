import type { Declaration, Root, Rule } from 'postcss';

/** Matches properties that a shorthand of the same beginning sets, too: `margin-left`, but not `border-radius`. */
const part = /^(?:background|font|margin|padding|transition)(?=-)/;

/** @returns the names of the rules around a rule: `layer`, `media` */
function readContext({ parent }: Rule): string[] {
  const names: string[] = [];
  for (let node = parent; node !== undefined && node.type !== 'root'; node = node.parent as typeof node) {
    names.push('name' in node ? String(node.name) : 'selector');
  }
  return names;
}

/** Whether a rule is in a layer, as those of Docusaurus and Infima are. */
export function isInLayer(rule: Rule): boolean {
  return readContext(rule).includes('layer');
}

function listDeclarations(rule: Rule): Declaration[] {
  return rule.nodes.filter((node): node is Declaration => node.type === 'decl' && !node.important);
}

/**
 * Removes declarations in layers that never apply, because a rule outside of layers and without a condition has the same selector and sets the same
 * property: most of how Infima draws what we draw ourselves.
 *
 * @param root sheet; changed in place
 */
export function dropOverridden(root: Root): void {
  const strong = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (readContext(rule).length > 0) return;
    for (const selector of rule.selectors) {
      const properties = strong.get(selector) ?? new Set();
      for (const { prop } of listDeclarations(rule)) properties.add(prop);
      strong.set(selector, properties);
    }
  });
  root.walkRules((rule) => {
    if (!isInLayer(rule)) return;
    for (const declaration of listDeclarations(rule)) {
      const names = [declaration.prop, part.exec(declaration.prop)?.[0] ?? declaration.prop];
      const isMet = rule.selectors.every((selector) => names.some((name) => strong.get(selector)?.has(name)));
      if (isMet) declaration.remove();
    }
  });
}
