/** File name of the feed of changes, below the base path. */
export const feedFile = 'feed.xml';

/** A change of the documentation that readers should hear of. */
export interface Change {
  /** Permanent part of the entry's id: letters, digits and hyphens. If it changes, feed readers show the entry again. */
  readonly id: string;
  /** Day of publication: `2026-11-22`. */
  readonly date: string;
  readonly title: string;
  /** One or two sentences, without markup. */
  readonly summary: string;
  /** Page to read, from the base path: `/apis/camera`. */
  readonly page: string;
}

/** Entries of the feed, newest first. Add one when you publish something that readers of the docs would want to know about. */
export const changes: readonly Change[] = [
  {
    id: 'change-samples',
    date: '2026-12-01',
    title: 'Change a sample, check its types, and send it to somebody',
    summary:
      'Edit in the panel of a sample opens its code. It runs again as you have changed it, TypeScript checks it with the declarations of the version, and Share makes a link. Samples run in Safari now, too.',
    page: '/try',
  },
  {
    id: 'samples-explained',
    date: '2026-11-30',
    title: 'Samples explain their names',
    summary:
      'Point at a name in a sample, tap it, or press Explain: its type, its description, the platforms that lack it, and the way to its row in the reference. Commands and configuration are explained, too.',
    page: '/apis/camera',
  },
  {
    id: 'run-samples',
    date: '2026-11-30',
    title: 'Samples run in the page',
    summary:
      'The button Run calls the published plugin of the version in your browser, and shows each call with its result or its rejection. Nothing leaves the page.',
    page: '/apis/preferences',
  },
  {
    id: 'upgrade-projects',
    date: '2026-11-29',
    title: 'The upgrade assistant reads lock files and whole projects',
    summary:
      'It finds the version of an app in many more files, asks when a file does not say it, and checks off the steps that are done, with the line that proves it.',
    page: '/updating/4-0',
  },
  {
    id: 'config-schema',
    date: '2026-11-29',
    title: 'Editors complete and check capacitor.config.json',
    summary:
      'Each version has a JSON Schema with the keys, types, default values and deprecations of the configuration, for editors and for checks in a build.',
    page: '/config',
  },
  {
    id: 'old-addresses',
    date: '2026-11-22',
    title: 'Old addresses lead to the new pages',
    summary:
      'If a page has moved or has another name in another version, its old address, the version menu and the note on pages of older versions lead to it.',
    page: '/',
  },
  {
    id: 'search',
    date: '2026-11-22',
    title: 'The search finds error messages and synonyms',
    summary:
      'It finds pages by the message that a tool prints, by names such as “gps” for geolocation, and by the members of the reference, in one version or in all.',
    page: '/search',
  },
  {
    id: 'v5-reference',
    date: '2026-11-22',
    title: 'Capacitor 5: pages, reference and upgrade guide before the release',
    summary:
      'The pages of the unreleased version show everything that changes for apps and plugins, read from its published packages.',
    page: '/next/updating/5-0',
  },
  {
    id: 'four-versions',
    date: '2026-11-22',
    title: 'Reference of four versions, read from the published packages',
    summary:
      'Signatures, commands, configuration keys and version requirements of v2, v3, v4 and v5 come from their packages, so the pages of each version describe exactly that version.',
    page: '/api-changes',
  },
];
