import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getLightningCssMinimizerOptions } from '@docusaurus/faster';
import type { Root } from 'postcss';
import { projectRoot } from '../../../build/files/project-root';
import { isUsed, type UsedNames } from './names';
import { renameVariables } from './rename-variables';
import { foldVariables } from './variables';

/**
 * Removes everything from a style sheet that no page and no script of the build can use: rules for classes that occur nowhere, and custom
 * properties that don't vary. Doubtful cases stay. The remaining custom properties get short names.
 *
 * @param css minified sheet of the build
 * @param used names that the rest of the build uses
 * @returns a sheet with which pages look the same
 * @throws when the sheet can't be parsed
 */
export function purgeStyles(css: string, used: UsedNames): string {
  const { postcss, minify } = loadLibraries();
  const unused = listUnused(postcss.parse(css), used);
  const root = postcss.parse(minify(css, unused));
  foldVariables(root, used.properties);
  renameVariables(root, used.properties);
  return minify(root.toString(), []);
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

/** Loads PostCSS and Lightning CSS. Both come with packages of Docusaurus, which minifies styles with the latter. */
function loadLibraries() {
  const requireOfSite = createRequire(join(projectRoot, 'package.json'));
  const requireOfPreset = createRequire(requireOfSite.resolve('@docusaurus/preset-classic'));
  const postcss: typeof import('postcss') = createRequire(requireOfPreset.resolve('@docusaurus/theme-classic'))(
    'postcss',
  );
  const lightning: typeof import('lightningcss') = createRequire(requireOfSite.resolve('@docusaurus/faster'))(
    'lightningcss',
  );
  const { targets = {} } = getLightningCssMinimizerOptions();
  const { VendorPrefixes, LightDark } = lightning.Features;

  /** @param unused classes whose rules are removed */
  const minify = (css: string, unused: readonly string[]): string =>
    lightning
      .transform({
        filename: 'styles.css',
        code: new TextEncoder().encode(css),
        minify: true,
        targets,
        // Code for older browsers was added before. The minifier would add it again each time.
        exclude: VendorPrefixes | LightDark,
        unusedSymbols: [...unused],
      })
      .code.toString();
  return { postcss, minify };
}
