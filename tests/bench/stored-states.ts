import { announcement } from '../../src/config/announcement';

type Stored = Readonly<Record<string, string>>;

/** States that a reader may have stored, by name. */
const single: Readonly<Record<string, Stored>> = {
  'dark theme': { theme: 'dark' },
  'announcement dismissed': {
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': announcement?.id ?? '',
  },
  'tabs chosen': { 'docusaurus.tab.package-manager': 'pnpm' },
  'other version preferred': { 'docs-preferred-version-default': 'v3' },
};

/** Each single state, and all of them together. In none of these states may the page shift while it hydrates. */
export const storedStates: Readonly<Record<string, Stored>> = {
  ...single,
  'all of that': Object.assign({}, ...Object.values(single)) as Stored,
};
