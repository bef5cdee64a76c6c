import { getLightningCssMinimizerOptions } from '@docusaurus/faster';
import { Features, transform } from 'lightningcss';
import { parse, type Root } from 'postcss';
import { isUsed, type UsedNames } from './names';

/**
 * Removes the rules for classes that occur nowhere in the build, such as those of components of the theme that the site does not use.
 *
 * @param css minified sheet of the build
 * @param used names that the rest of the build uses
 * @throws when the sheet can't be parsed
 */
export function dropUnused(css: string, used: UsedNames): string {
  return minify(css, listUnused(parse(css), used));
}

/** @returns classes of the sheet that occur nowhere else in the build */
function listUnused(root: Root, used: UsedNames): string[] {
  const classes = new Set<string>();
  // The minifier does not distinguish classes from ids and animations of the same name.
  const others = new Set<string>();
  root.walkRules(({ selector }) => {
    // Names with escapes are skipped, because they can't be looked up.
    for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)(?![\w\\-])/g)) classes.add(name);
    for (const [, name = ''] of selector.matchAll(/#([\w-]+)/g)) others.add(name);
  });
  root.walkAtRules(/keyframes$/, ({ params }) => {
    others.add(params);
  });
  return [...classes].filter((name) => !others.has(name) && !isUsed(name, used));
}

/**
 * Minifies a sheet for the browsers for which Docusaurus minifies it.
 *
 * @param unused classes whose rules are removed
 */
export function minify(css: string, unused: readonly string[] = []): string {
  const { targets = {} } = getLightningCssMinimizerOptions();
  return transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    targets,
    // Code for older browsers was added before. The minifier would add it again each time.
    exclude: Features.VendorPrefixes | Features.LightDark,
    unusedSymbols: [...unused],
  }).code.toString();
}
