import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listPaths, projectRoot } from '@capacitor-docs/shared';
import { parse, type Rule } from 'postcss';

const requireOfTheme = createRequire(
  createRequire(join(projectRoot, 'package.json')).resolve('@docusaurus/theme-classic'),
);

/** The stylesheet that the theme loads. */
const whole = requireOfTheme.resolve('infima/dist/css/default/default.css');

/** Loads the part of Infima that the site needs in place of the whole. */
export const infimaAlias: Readonly<Record<string, string>> = { [`${whole}$`]: join(projectRoot, 'src/css/infima.css') };

const className = /\.(-?[A-Za-z_][\w-]*)/g;

/** What only pages with certain classes need. */
export interface FurtherStyles {
  readonly classes: ReadonlySet<string>;
  readonly css: string;
}

/**
 * Reads Infima's rules for the classes that our sheets leave out: a writer may use them.
 *
 * @throws when a stylesheet can't be read
 */
export function readFurtherStyles(): FurtherStyles {
  const own = ['css', 'theme', 'components'].flatMap((name) =>
    listPaths(join(projectRoot, 'src', name)).flatMap((path) =>
      path.endsWith('.css') ? [join(projectRoot, 'src', name, path)] : [],
    ),
  );
  return selectFurther(readFileSync(whole, 'utf8'), own.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/**
 * Selects the rules for classes of a sheet that another sheet does not have, and the custom properties that they may read.
 *
 * @param infima the sheet
 * @param own the other one
 */
export function selectFurther(infima: string, own: string): FurtherStyles {
  const known = new Set([...own.matchAll(className)].map(([, name]) => name));
  const defined = new Set(own.match(/--[\w-]+(?=\s*:)/g));
  const classes = new Set<string>();
  const sheet = parse(infima);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkRules((rule) => {
    if (isOfRoot(rule)) {
      rule.walkDecls((declaration) => {
        if (defined.has(declaration.prop)) declaration.remove();
      });
      return;
    }
    const selectors = rule.selectors.filter((selector) => {
      const further = [...selector.matchAll(className)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]));
      for (const name of further) classes.add(name);
      return further.length > 0 || selector.includes('[class');
    });
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return { classes, css: `@layer docusaurus.infima{${sheet}}` };
}

function isOfRoot({ selector }: Rule): boolean {
  return /^(?::root|html\[data-theme=.*\])$/.test(selector);
}
