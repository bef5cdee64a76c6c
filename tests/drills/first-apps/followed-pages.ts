/** A page whose commands `npm run cli drill -- --first-apps` runs as a reader would. */
export interface FollowedPage {
  /** Path below the root of a version. Every version in which the page has all the sections is followed. */
  readonly page: string;
  /** Headings of the sections that a reader follows, in order. */
  readonly sections: readonly string[];
  /** Beginning of the first command that a computer without Xcode, Android Studio and a phone can't run. */
  readonly until?: string;
  /** What a reader enters in place of a command as it is written: with the answers to its questions, or nothing where the page says so. */
  readonly instead?: Readonly<Record<string, string>>;
}

const named = 'npx cap init "My App" com.example.app --web-dir dist';

/** The ways to a first app, which depend on what npm installs today. */
export const followedPages: readonly FollowedPage[] = [
  {
    page: 'getting-started/index',
    sections: ['What your web app needs', 'Add Capacitor'],
    until: 'npx cap run',
    instead: { 'npx cap init': named },
  },
  // Version 2: its starter has no build.
  {
    page: 'getting-started/index',
    sections: ['Begin a new app', '3. Add the platforms'],
    instead: { 'npm run build': '' },
  },
  { page: 'getting-started/templates', sections: ['Make one yourself'], until: 'npx cap run' },
  { page: 'plugins/tutorial/introduction', sections: ['Set up the app'] },
];
