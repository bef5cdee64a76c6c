import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { listConfigFiles } from '../../../src/packages/reference/config/read-keys';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { findPackage } from '../../../src/packages/reference/packages';
import { findSource, sourceOf } from '../../../src/packages/reference/source-links';

interface PublishedFile {
  readonly name: string;
  readonly file: string;
}

/** Lists every source file that the generated parts of a version's pages name. */
function listFiles(version: VersionName): PublishedFile[] {
  const { plugins, cli, facts } = loadReference(version);
  return [
    ...plugins.map((plugin) => ({ name: plugin.package, file: plugin.sourceFile })),
    { name: cli.package, file: cli.sourceFile },
    ...listConfigFiles(version),
    ...facts.flatMap(({ source }) => {
      const [name = '', file] = source.split(' ');
      return file === undefined ? [] : [{ name, file }];
    }),
  ];
}

/** A file inside the CLI's template archives. */
const packed = /^(assets\/\w+-template\.tar\.gz)\/.*$/;

describe('the source of a generated part', () => {
  it.each(versionNames)(
    'of %s is a file of the installed package, linked at the tag of that very release',
    (version) => {
      const files = listFiles(version);
      expect(files.length).toBeGreaterThan(20);
      for (const { name, file } of files) {
        const { dir, version: installed } = findPackage(version, name);
        expect(existsSync(join(dir, file.replace(packed, '$1'))), `${name} ${file}`).toBe(true);
        const { url, version: linked } = findSource(version, name, file);
        expect(linked).toBe(installed);
        const tags = [`/blob/${installed}/`, `/blob/${name}@${installed}/`, `/package/${name}/v/${installed}`];
        expect(tags.some((tag) => url.includes(tag), url)).toBe(true);
      }
    },
  );

  it('is named as its repository has it', () => {
    const find = (version: VersionName, name: string, file: string) => findSource(version, name, file).url;
    const github = 'https://github.com/ionic-team';
    expect(find('v4', '@capacitor/camera', 'dist/esm/definitions.d.ts')).toBe(
      `${github}/capacitor-plugins/blob/@capacitor/camera@4.1.5/camera/src/definitions.ts`,
    );
    expect(find('v5', '@capacitor/google-maps', 'dist/typings/map.d.ts')).toBe(
      `${github}/capacitor-plugins/blob/@capacitor/google-maps@5.4.1/google-maps/src/map.ts`,
    );
    expect(find('v2', '@capacitor/core', 'dist/esm/core-plugin-definitions.d.ts')).toBe(
      `${github}/capacitor/blob/2.5.0/core/src/core-plugin-definitions.ts`,
    );
    expect(find('v4', '@capacitor/core', 'types/core-plugins.d.ts')).toBe(
      `${github}/capacitor/blob/4.8.2/core/src/core-plugins.ts`,
    );
    expect(find('v4', '@capacitor/cli', 'assets/android-template.tar.gz/variables.gradle')).toBe(
      `${github}/capacitor/blob/4.8.2/android-template/variables.gradle`,
    );
    expect(find('v4', '@capacitor/android', 'capacitor/build.gradle')).toBe(
      `${github}/capacitor/blob/4.8.2/android/capacitor/build.gradle`,
    );
  });

  it('is npm’s page of the release where nobody knows how the repository tags it', () => {
    const installed = findPackage('v4', '@ionic/pwa-elements');
    expect(sourceOf(installed, 'package.json').url).toBe(
      `https://www.npmjs.com/package/@ionic/pwa-elements/v/${installed.version}`,
    );
  });
});
