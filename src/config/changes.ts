/** A change of the documentation that readers should hear of. */
export interface Change {
  /** Part of the entry's name for ever: letters, digits and hyphens. Feed readers show an entry again when it changes. */
  readonly id: string;
  /** Day on which readers got it: `2026-11-22`. */
  readonly date: string;
  readonly title: string;
  /** One or two sentences, without markup. */
  readonly summary: string;
  /** Page to read, from the base path: `/apis/camera`. */
  readonly page: string;
}

/** What the feed tells, the newest first. Write a line here when you publish something that a reader of the docs would want to know. */
export const changes: readonly Change[] = [
  {
    id: 'old-addresses',
    date: '2026-11-22',
    title: 'Old addresses lead to where their subject went',
    summary:
      'A page that has moved, or that another version calls differently, is found from its old address, from the version menu and from the note on pages of older versions.',
    page: '/',
  },
  {
    id: 'search',
    date: '2026-11-22',
    title: 'The search knows error messages and other words for a thing',
    summary:
      'It finds pages by the message that a tool prints, by names such as “gps” for geolocation, and by the members of the reference, in one version or in all.',
    page: '/search',
  },
  {
    id: 'v5-reference',
    date: '2026-11-22',
    title: 'Capacitor 5: pages, reference and upgrade guide before the release',
    summary:
      'Everything that changes for apps and plugins is on the pages of the unreleased version, read from its published packages.',
    page: '/next/updating/5-0',
  },
  {
    id: 'four-versions',
    date: '2026-11-22',
    title: 'Reference of four versions, read from what was published',
    summary:
      'Signatures, commands, configuration keys and version requirements of v2, v3, v4 and v5 come from their packages, so that each version says what holds for it.',
    page: '/api-changes',
  },
];
