import { type AtRule, type Container, root as makeRoot, parse } from 'postcss';

/** Media that few readers have: paper, forced colors, a window of a few words or lines. They are written as the minifier writes them. */
export const rareMedia = ['print', '(forced-colors:active)', '(width<=18em)', '(height<=25em)'] as const;

/** A style sheet in two: `rest` is for the media that few readers have. */
export interface SplitStyles {
  readonly css: string;
  readonly rest: string;
}

/**
 * Takes the rules out of a style sheet that few readers need. In a sheet of their own they delay nobody's page: browsers load what does not apply
 * after everything else.
 *
 * @param css minified sheet
 */
export function splitRare(css: string): SplitStyles {
  const sheet = parse(css);
  const rest = makeRoot();
  sheet.walkAtRules('media', (rule) => {
    if (!(rareMedia as readonly string[]).includes(rule.params)) return;
    const layer = rule.parent as Container | undefined;
    const moved = rule.clone();
    rest.append(layer?.type === 'atrule' ? (layer as AtRule).clone({ nodes: [moved] }) : moved);
    rule.remove();
  });
  return { css: sheet.toString(), rest: rest.toString() };
}
