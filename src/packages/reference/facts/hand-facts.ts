/** The few facts that no package states: what they mean, and what a value is based on. The values are in `by-hand/<version>.json`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import type { PlatformFact } from '../types';

interface HandFact {
  name: string;
  label: string;
  note: string;
  /** True for a fact that some versions do not have. */
  isOptional?: boolean;
}

const handFacts: readonly HandFact[] = [
  {
    name: 'xcode',
    label: 'Oldest Xcode that builds the iOS project',
    note: 'Packages name a Swift version and a deployment target, never an Xcode; from the release announcements.',
  },
  {
    name: 'androidStudio',
    label: 'Oldest Android Studio that opens the Android project',
    note: "From Google's compatibility table of Android Studio and the Android Gradle plugin that the template applies.",
  },
  {
    name: 'drawnXcode',
    label: 'Xcode that the pictures of the pages show',
    note: 'The drawings in static/img/screens follow this release; later ones look alike.',
  },
  {
    name: 'drawnAndroidStudio',
    label: 'Android Studio that the pictures of the pages show',
    note: 'The drawings in static/img/screens follow this release.',
  },
  {
    name: 'emulatorApiLevel',
    label: 'Lowest API level of an emulator image for development',
    note: 'Older images carry a System WebView below the minimum and cannot update it without Google Play.',
  },
  {
    name: 'defaultWebViewVersion',
    isOptional: true,
    label: 'Oldest System WebView (Chrome) supported',
    note: 'The runtime does not check the WebView before v4, so no file states it; from the release announcements.',
  },
  {
    name: 'npmTag',
    isOptional: true,
    label: 'Tag under which npm has the newest release of this major version',
    note: "From the publish scripts of the project's repositories; for v3 only the runtime has it, and for v2 they name none.",
  },
  {
    name: 'releaseDate',
    label: 'Day of the first stable release of this major version',
    note: 'From the support policy of the project.',
  },
  {
    name: 'maintenanceEnd',
    label: 'Last day of maintenance of this major version',
    note: 'From the support policy of the project.',
  },
];

/** Path of the file with the values of a version, from the root of the project. */
export function handFactsFile(version: string): string {
  return `src/packages/reference/facts/by-hand/${version}.json`;
}

/** Names of the facts that each version must have. */
export const requiredHandFacts: readonly string[] = handFacts.flatMap(({ name, isOptional }) =>
  isOptional ? [] : [name],
);

/**
 * Lists the hand-written facts of a version.
 *
 * @throws a one-line error with the file and everything that is missing in it, or with what it should not contain
 */
export function listHandFacts(version: VersionName): PlatformFact[] {
  const values = readValues(version);
  return handFacts.flatMap(({ name, label, note }) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value, label, source: 'hand', note }];
  });
}

function readValues(version: VersionName): Map<string, string> {
  const file = handFactsFile(version);
  const path = join(projectRoot, file);
  const found: unknown = existsSync(path) ? readJsonFile(path, file, `Restore it: git checkout ${file}`) : {};
  const values = new Map<string, unknown>(Object.entries(found ?? {}));
  const empty = [...values].flatMap(([name, value]) => (value === '' ? [name] : []));
  const missing = [...new Set([...requiredHandFacts.filter((name) => typeof values.get(name) !== 'string'), ...empty])];
  if (missing.length > 0) {
    const list = missing.map((name) => `"${name}"`).join(', ');
    throw inputError(
      `${file}: ${version} lacks ${list}, which no package states. Write each with its value as a string.`,
    );
  }
  const known = handFacts.map(({ name }) => name);
  const texts = new Map<string, string>();
  for (const [name, value] of values) {
    if (!known.includes(name)) {
      const near = nearestName(name, known);
      throw inputError(
        `${file}: there is no fact "${name}"${near === undefined ? '' : `, but "${near}"`}. Correct it.`,
      );
    }
    if (typeof value !== 'string') throw inputError(`${file}: "${name}" must be a string. Put it in quotes.`);
    texts.set(name, value);
  }
  return texts;
}
