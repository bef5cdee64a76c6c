/** Reads what the packages of those major versions of Capacitor need that have no pages here. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Major, majorsFile } from '@capacitor-docs/reference';
import { readTarGz } from '@capacitor-docs/reference/update';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { withTemporaryFolder } from '../temporary-folder';
import { downloadReleases } from '../versions/npm-packages';

/** Facts that are read from the packages of one release. */
type PackageFacts = Pick<Major, 'release' | 'node' | 'minSdk' | 'targetSdk' | 'ios'>;

/**
 * Reads what a release needs from the files of its packages.
 *
 * @param texts `package.json` of the CLI, `capacitor/build.gradle` of the Android package and the podspec of the iOS package
 * @throws a one-line error when one of the facts is missing
 */
export function readPackageFacts(texts: {
  readonly cli: string;
  readonly gradle: string;
  readonly podspec: string;
}): PackageFacts {
  const find = (text: string, pattern: RegExp, what: string): string => {
    const value = pattern.exec(text)?.[1];
    if (value === undefined)
      throw inputError(`The packages don't say ${what}: ${pattern} fits nothing. Correct ${majorsFile} by hand.`);
    return value;
  };
  const { version } = JSON.parse(texts.cli) as { version: string };
  const level = (name: string) => Number(find(texts.gradle, new RegExp(`${name}\\b[^\\n]*?(\\d+)\\s*$`, 'm'), name));
  return {
    release: version,
    node: find(texts.cli, /"node"\s*:\s*">=\s*(\d+\.\d+)/, 'which Node.js the CLI needs'),
    minSdk: level('minSdkVersion'),
    targetSdk: level('targetSdkVersion'),
    ios: find(texts.podspec, /ios\.deployment_target\s*=\s*'([\d.]+)'/, 'which iOS it needs'),
  };
}

/** Fetches the three files of the newest release of a major version. */
function fetchFacts(major: number): Promise<PackageFacts> {
  return withTemporaryFolder('majors', async (folder) => {
    const read = async (name: string, path: string): Promise<string> => {
      await downloadReleases(`@capacitor/${name}`, [String(major)], folder);
      const [archive = ''] = readdirSync(folder).filter((own) => own.startsWith(`capacitor-${name}-`));
      const content = readTarGz(readFileSync(join(folder, archive))).get(`package/${path}`);
      if (content === undefined)
        throw inputError(`@capacitor/${name}@${major} has no ${path}. Correct ${majorsFile} by hand.`);
      return content.toString('utf8');
    };
    return readPackageFacts({
      cli: await read('cli', 'package.json'),
      gradle: await read('android', 'capacitor/build.gradle'),
      podspec: await read('ios', 'Capacitor.podspec'),
    });
  });
}

/** Reads the packages again, and saves the facts where they changed. Says then what a person has to check. */
export async function updateMajors(): Promise<void> {
  const path = join(projectRoot, majorsFile);
  const before = readFileSync(path, 'utf8');
  const data = JSON.parse(before) as { policy: string; majors: ({ major: number } & Partial<PackageFacts>)[] };
  const majors = await Promise.all(
    data.majors.map(async (known) =>
      known.release === undefined ? known : { ...known, ...(await fetchFacts(known.major)) },
    ),
  );
  const text = `${JSON.stringify({ ...data, majors }, null, 2)}\n`;
  if (text === before) return;
  writeFileSync(path, text);
  console.log(
    `${majorsFile} has the newest releases. Compare its dates and support with ${data.policy} of the project's documentation.`,
  );
}
