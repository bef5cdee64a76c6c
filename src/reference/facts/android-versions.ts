import { inputError } from '../../build/errors/input-error';

/**
 * Names of Android releases by API level.
 * Source: "Codenames, tags, and build numbers" of the Android Open Source Project's documentation.
 */
const androidVersions: Readonly<Record<string, string>> = {
  '21': '5.0',
  '22': '5.1',
  '23': '6.0',
  '24': '7.0',
  '25': '7.1',
  '26': '8.0',
  '27': '8.1',
  '28': '9',
  '29': '10',
  '30': '11',
  '31': '12',
  '32': '12L',
  '33': '13',
  '34': '14',
  '35': '15',
  '36': '16',
};

/**
 * The release that an API level belongs to: `22` gives `5.1`.
 * @throws for a level that the table lacks.
 */
export function nameAndroidVersion(apiLevel: string): string {
  const name = androidVersions[apiLevel];
  if (name === undefined) {
    throw inputError(
      `No Android release is known for API level ${apiLevel}. Add it to src/reference/facts/android-versions.ts.`,
    );
  }
  return name;
}
