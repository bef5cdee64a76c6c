/** Finds front matter, headings and code fences that break the rules for pages in the README beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import { findFieldLine, knownFields } from '../../build/checks/check-page-text';
import { suggestName } from '../../lib/nearest-name';
import { isPart, type Page } from '../../remark/pages';
import { undrawnLanguages } from '../../remark/structure/blocks';
import { fenceAliases, fenceLanguages } from './fence-languages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';
import { collectSnippets } from './read/snippets';

/** Allowed length of a description in characters: search engines show about that much. */
const descriptionLength = { min: 60, max: 160 };

/** Checks each page by itself. */
export function checkFrontMatter(page: Page): Problem[] {
  return [...(isPart(page.file) ? [] : checkFields(page)), ...checkHeadings(page), ...checkFences(page)];
}

/** Checks what the build accepts: `checkPageText` reports the rest. */
function checkFields(page: Page): Problem[] {
  const { description, image } = page.frontMatter;
  const { min, max } = descriptionLength;
  const at = (field: string, message: string): Problem => ({
    file: page.file,
    line: findFieldLine(page.text, field),
    message,
  });
  const isLong = typeof description === 'string' && (description.length < min || description.length > max);
  return [
    ...checkFacts(page),
    ...(isLong
      ? [at('description', `The description has ${description.length} characters; it needs ${min} to ${max}`)]
      : []),
    ...(typeof image === 'string' && /^\/\w/.test(image) && !existsSync(join(projectRoot, 'static', image))
      ? [at('image', `image: static${image} does not exist`)]
      : []),
    ...Object.keys(page.frontMatter).flatMap((field) => {
      const reason = findReason(page, field);
      return reason === undefined ? [] : [{ ...at(field, `${field} has no effect: ${reason}`), isStyle: true }];
    }),
  ];
}

/** Why fields of Docusaurus have no effect on this site. */
const withoutEffect: Readonly<Record<string, string>> = {
  sidebar_custom_props: 'nothing on this site reads it. Remove it',
  sidebar_key: 'it is for translations, and the site has one language. Remove it',
};

/** @returns why a field of a page has no effect; undefined if it has one */
function findReason({ frontMatter, text }: Page, field: string): string | undefined {
  const value = frontMatter[field];
  if (field === 'last_update' && typeof value === 'object' && value !== null && 'author' in value) {
    return 'pages show the day of their last change, and not who made it. Leave the date only';
  }
  if (value === undefined || knownFields.includes(field)) return withoutEffect[field];
  return text.includes(`frontMatter.${field}`)
    ? undefined
    : `nothing reads it. Remove it, or show it in the page: {frontMatter.${field}}`;
}

/** Reports unknown facts: known ones were replaced when the page was read. */
function checkFacts(page: Page): Problem[] {
  return Object.entries(page.frontMatter).flatMap(([field, value]) => {
    const [, name] = /\{\{fact:([^}]*)\}\}/.exec(String(value)) ?? [];
    return name === undefined
      ? []
      : [
          {
            file: page.file,
            line: findFieldLine(page.text, field),
            message: `There is no fact "${name}" in ${page.version}`,
          },
        ];
  });
}

function checkHeadings(page: Page): Problem[] {
  // A part continues the page that imports it.
  let previous = isPart(page.file) ? 6 : 1;
  return findNodes(treeOf(page), 'heading').flatMap((heading) => {
    const depth = heading.depth;
    const gap = depth > previous + 1;
    const message =
      depth === 1
        ? 'The title of the front matter is the only h1: begin with ##'
        : gap
          ? `Heading level ${depth} follows level ${previous}: leave no gap`
          : undefined;
    previous = depth;
    return message === undefined ? [] : [{ file: page.file, line: lineOf(heading), message }];
  });
}

function checkFences(page: Page): Problem[] {
  return collectSnippets(page).flatMap(({ language, meta, code, fenceLine }) => [
    ...checkLanguage(page, language, fenceLine),
    ...checkMeta(page, meta ?? '', fenceLine),
    ...(language === 'bash' ? checkPrompts(page, code, fenceLine) : []),
  ]);
}

function checkLanguage(page: Page, language: string, line: number): Problem[] {
  if (fenceLanguages.includes(language)) {
    return [];
  }
  const name = language.toLowerCase();
  // Other spellings are forms, which --fix rewrites, and blocks that nothing draws are a mistake of structure.
  if (fenceAliases[name] !== undefined || fenceLanguages.includes(name) || undrawnLanguages.includes(name)) return [];
  const message =
    language === ''
      ? 'The code block names no language; plain output is "text"'
      : `Unknown code block language "${language}"${suggestName(language, fenceLanguages) || '; plain text is "text"'}`;
  return [{ file: page.file, line, message }];
}

function checkMeta(page: Page, meta: string, line: number): Problem[] {
  const title = /(?:^|\s)title=([^"'\s]\S*)/.exec(meta)?.[1];
  return title === undefined ? [] : [{ file: page.file, line, message: `Write the title in quotes: title="${title}"` }];
}

function checkPrompts(page: Page, code: string, fenceLine: number): Problem[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      /^\s*[$>%] /.test(line)
        ? [{ file: page.file, line: fenceLine + 1 + index, message: 'Drop the prompt: readers copy the whole line' }]
        : [],
    );
}

/** Finds descriptions that two pages share, in the same version or in different ones. Needs all pages. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string') {
      return [];
    }
    const other = first.get(description.trim());
    if (other === undefined) {
      first.set(description.trim(), page);
      return [];
    }
    const hint = other.version === page.version ? '' : '; name the version: Capacitor {{fact:majorVersion}}';
    return [
      {
        file: page.file,
        line: findFieldLine(page.text, 'description'),
        message: `${other.file} has the same description${hint}`,
      },
    ];
  });
}
