/** How the commands that pages show are run here, and which ones can't be run. */
import type { VersionName } from '../../../src/config/versions';
import type { AppState } from './app-states';

/** Applies to the commands that its pattern matches, in the versions that it names or in all. */
export interface Rule {
  readonly match: RegExp;
  readonly versions?: readonly VersionName[];
  /** Why the command is not run. */
  readonly reason?: string;
  /** What the app is like before the command; an app with both platforms by default. */
  readonly state?: AppState;
  /** Exit code on a computer without Xcode, CocoaPods and the Android SDK; 0 by default. */
  readonly exit?: number;
  /** What it must print there. */
  readonly says?: string;
}

const asks = 'asks in a terminal';
const xcode = 'needs Xcode, which runs on macOS only';
const device = 'needs the Android SDK, and a device or an emulator';

/** The first rule that matches counts. A command without one runs in an app with both platforms, and must end with 0. */
export const rules: readonly Rule[] = [
  { match: /--help|--version/, state: 'web' },
  { match: /electron/, reason: 'needs a package of the community: @capacitor-community/electron' },
  { match: /cli@2 (?:create|plugin:generate)$/, reason: asks },
  { match: /cli@2 create /, reason: 'installs a whole starter; drill --first-apps runs it' },
  { match: /cap init$/, state: 'web', says: 'Non-interactive shell detected.' },
  { match: /cap init/, state: 'web' },
  { match: /cap add (?:android|ios)/, state: 'configured' },
  { match: /cap (?:add|open|run)$/, reason: `${asks} for the platform` },
  { match: /cap build$/, exit: 1, says: "missing required argument 'platform'" },
  { match: /cap (?:open|run|build) ios/, reason: xcode },
  { match: /cap open android/, says: 'Unable to launch Android Studio.' },
  { match: /cap run android --list/, says: 'ERR_SDK_NOT_FOUND' },
  { match: /cap run/, reason: device },
  { match: /cap build/, reason: 'needs Gradle, the Android SDK and a key' },
  { match: /cap migrate/, reason: 'needs an app of the version before; drill --upgrades runs it' },
  { match: /cap serve/, versions: ['v2'], reason: 'starts a server that runs until it is stopped' },
  { match: /cap serve/, exit: 1, says: 'The serve command has been removed.' },
  { match: /cap doctor(?: ios)?$/, exit: 1, says: 'Xcode is not installed' },
  { match: /cap (?:sync|update)(?: ios|$)/, versions: ['v2'], exit: 1, says: 'pod: not found' },
];

/** Finds the rule of a command. */
export function findRule(command: string, version: VersionName): Rule | undefined {
  return rules.find(({ match, versions }) => match.test(command) && (versions?.includes(version) ?? true));
}
