import { posix } from 'node:path';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';

/** How Docusaurus names a page. */
export interface PagePlace {
  /** Its name in sidebars: `apis/camera`. */
  readonly id: string;
  /** Its address below the root of its version: `/apis/camera`. */
  readonly slug: string;
}

/**
 * Finds what Docusaurus calls a page, by the rules of its docs plugin (`processDocMetadata`).
 *
 * @param source path of the file from the folder of its version: `apis/camera.md`
 */
export function placePage(source: string, frontMatter: Readonly<Record<string, unknown>>): PagePlace {
  const sourceDirName = posix.dirname(source);
  const name = posix.basename(source, posix.extname(source));
  const isNumbered = frontMatter.parse_number_prefixes !== false;
  const baseID = readText(frontMatter.id) ?? (isNumbered ? DefaultNumberPrefixParser(name).filename : name);
  const folder = isNumbered ? stripPathNumberPrefixes(sourceDirName, DefaultNumberPrefixParser) : sourceDirName;
  const frontMatterSlug = readText(frontMatter.slug);
  return {
    id: posix.join(folder, baseID),
    slug: getSlug({
      baseID,
      source,
      sourceDirName,
      stripDirNumberPrefixes: isNumbered,
      ...(frontMatterSlug === undefined ? {} : { frontMatterSlug }),
    }),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
