import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/** Folders whose elements appear on pages with any headings. The pictures of `error-box.ts` are on a page without any. */
const folders = [
  'browser/key-help',
  'browser/my-version',
  'components/PageMenuButton',
  'page-tools',
  'packages/search/ui',
  'theme/NavbarItem',
  'theme/Tabs',
  'theme/TabItem',
];

describe('ids of the interface', () => {
  it('begin with an underscore, or come from React, so that no heading has the same', () => {
    const found = folders.flatMap((folder) =>
      readdirSync(join(projectRoot, 'src', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => {
          const text = readFileSync(join(projectRoot, 'src', folder, file), 'utf8');
          // `Translate` and `translate()` have ids of messages.
          const literals = [...text.matchAll(/(?:\bid(?:=|: )|[iI]d = )['"`]([\w-][^'"`]*)['"`]/g)].map(
            ([, id]) => id ?? '',
          );
          return literals.filter((id) => !id.startsWith('_') && !id.startsWith('theme.')).map((id) => `${file}: ${id}`);
        }),
    );
    expect(found).toEqual([]);
  });

  it('are looked for with a pattern that knows how they are written', () => {
    const files = ['components/PageMenuButton/element.ts', 'browser/dialog.ts', 'page-tools/report.ts'];
    for (const file of files)
      expect(readFileSync(join(projectRoot, 'src', file), 'utf8')).toMatch(/[iI]d(?:: | = )['`]__/);
  });
});
