import { getLightningCssMinimizerOptions } from '@docusaurus/faster';
import { Parser } from 'htmlparser2';
import { Features, transform } from 'lightningcss';
import { parse, type Root } from 'postcss';

/** Words in the pages and scripts of a build that styles could refer to. */
export interface UsedNames {
  /** Names that occur as they are. */
  readonly whole: ReadonlySet<string>;
  /** Beginnings of names that scripts complete themselves: `alert--` before a kind. */
  readonly starts: readonly string[];
  /** Endings that scripts append to names. In Infima they begin with two punctuation characters: `--active` after a block. */
  readonly ends: readonly string[];
}

/**
 * Collects the names that a build uses, too many rather than too few: from pages the values of `class` and all words of inline scripts, and from
 * scripts all words of the code, whatever they mean there.
 */
export class NameCollector {
  private readonly seen = new Set<string>();
  private readonly words = new Set<string>();

  /** Adds a page of the build. */
  addPage(html: string): void {
    let isCode = false;
    const parser = new Parser({
      onopentag: (name, attributes) => {
        this.addOnce(attributes.class ?? '', (text) => {
          for (const word of text.split(/\s+/)) this.words.add(word);
        });
        // JSON is data and not code. Classes in it are also in the page.
        isCode = name === 'script' && !/\bjson$/.test(attributes.type ?? '');
      },
      ontext: (text) => {
        if (isCode) this.addOnce(text, (code) => this.addScript(code));
      },
      onclosetag() {
        isCode = false;
      },
    });
    parser.end(html);
  }

  /** Adds a script of the build. */
  addScript(code: string): void {
    for (const [word] of code.matchAll(/[\w-]+/g)) this.words.add(word);
  }

  /** @returns the names found so far */
  list(): UsedNames {
    const words = [...this.words];
    return {
      whole: this.words,
      starts: words.filter((word) => /\w[-_]+$/.test(word)),
      ends: words.filter((word) => /^(?:--|__)[A-Za-z]/.test(word)),
    };
  }

  /** Skips a text that was added before: pages repeat the same texts. */
  private addOnce(part: string, add: (text: string) => void): void {
    if (this.seen.has(part)) return;
    // A substring keeps the whole page in memory; a copy does not.
    const text = Buffer.from(part).toString();
    this.seen.add(text);
    add(text);
  }
}

/**
 * Whether a class, or a part of its name, occurs anywhere in the build.
 *
 * @param name without the dot
 */
export function isUsed(name: string, { whole, starts, ends }: UsedNames): boolean {
  return whole.has(name) || starts.some((start) => name.startsWith(start)) || ends.some((end) => name.endsWith(end));
}

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
