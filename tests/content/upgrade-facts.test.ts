import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companions, frameworkPlugins, ownParts, sectionPlatforms } from '../../src/config/upgrade';
import { docsVersions, majorOf, type VersionName } from '../../src/config/versions';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/* Checks that everything the upgrade assistant knows is also in the guides. */

/** Reads the source of the upgrade guide to a version. */
function readGuide(to: VersionName): string {
  const { docsDir } = docsVersions.find(({ name }) => name === to) ?? { docsDir: '' };
  return readFileSync(join(projectRoot, docsDir, `updating/${majorOf(to)}-0.md`), 'utf8');
}

const guides = docsVersions.slice(0, -1).map(({ name }) => readGuide(name));

describe('what the upgrade assistant knows of other packages', () => {
  it.each(companions)('$name $atLeast is in the guide to $to', ({ to, name, atLeast }) => {
    const word = { typescript: 'TypeScript', '@ionic/cli': 'Ionic CLI' }[name];
    expect(readGuide(to)).toMatch(new RegExp(`${word}[^.]*(?:version )?${atLeast.replace('.', '\\.')} or newer`));
  });

  it('is what the guide says of apps made with Ionic Framework', () => {
    const [sentence = ''] = readGuide(frameworkPlugins.to).match(/Apps made with Ionic Framework need .*/) ?? [];
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...frameworkPlugins.packages]);
  });

  it('names parts that a guide has', () => {
    const ids = new Set(
      guides.flatMap((text) =>
        [...text.matchAll(/^#{2,3} (.+?)(?: \{\/\* #(\S+) \*\/\})?$/gm)].map(([, title = '', id]) => id ?? slug(title)),
      ),
    );
    expect([...ownParts, ...Object.keys(sectionPlatforms)].filter((id) => !ids.has(id))).toEqual([]);
  });
});

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
