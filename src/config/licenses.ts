/** File with the licenses of the packages that browsers load, below the base path. */
export const noticesFile = 'third-party-licences.txt';

/**
 * Licenses that packages may have, by their SPDX names. A package with another license fails the build if browsers load it, and the tests if
 * not. Read its license, then add it here or use another package.
 */

/** Licenses for packages whose code browsers load. They require only that their text is included. */
export const shippedLicenses: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licenses for packages that only the build and the tests use, so that no part of them is distributed. */
export const toolLicenses: readonly string[] = [
  ...shippedLicenses,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'CC BY-SA 4.0',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];

/** Licenses of packages whose manifest names none, according to their files. */
export const licensesByText: Readonly<Record<string, string>> = {
  // Its file `License` has the text of the MIT license.
  'require-like': 'MIT',
};
