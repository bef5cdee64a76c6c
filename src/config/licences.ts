/**
 * Licences that packages may have, as SPDX names them. A package with another one fails the build, where it is part of what browsers load, or
 * the tests: read its licence, then add it here or use another package.
 */

/** Of packages whose code browsers load: they ask for no more than that their text comes along. */
export const shippedLicences: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Of packages that only the build and the tests use: nothing of them is handed on. */
export const toolLicences: readonly string[] = [
  ...shippedLicences,
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

/** Licences of packages whose manifest names none, by what their files say. */
export const licencesByText: Readonly<Record<string, string>> = {
  // The text of the MIT licence is in its file `License`.
  'require-like': 'MIT',
};
