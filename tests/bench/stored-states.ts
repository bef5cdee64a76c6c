import { announcement } from '../../src/config/announcement';

type Stored = Readonly<Record<string, string>>;

/** What a reader may have stored, by what it is. */
const single: Readonly<Record<string, Stored>> = {
  'dark theme': { theme: 'dark' },
  'announcement dismissed': {
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': announcement?.id ?? '',
  },
  'tabs chosen': { 'docusaurus.tab.package-manager': 'pnpm' },
  'other version preferred': { 'docs-preferred-version-default': 'v3' },
};

/** The same and everything together: in each of these states the page must stay where it is while it comes to life. */
export const storedStates: Readonly<Record<string, Stored>> = {
  ...single,
  'all of that': Object.assign({}, ...Object.values(single)) as Stored,
};
