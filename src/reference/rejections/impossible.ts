/**
 * Messages that are in the sources but that no call can meet, whatever it passes, and whatever other calls do at the same time, where only a person can
 * see why. Each row has its evidence: a line of the package, and the reason; they are in `impossible-messages.json`. A test fails when a row no longer applies,
 * because the package lost the line or the message.
 */
import type { VersionName } from '../../config/versions';
import type { Platform } from '../types';
import rows from './impossible-messages.json' with { type: 'json' };

export interface ImpossibleMessages {
  readonly at: {
    readonly versions: readonly VersionName[];
    readonly page: string;
    readonly methods: readonly string[] | 'all but create';
    readonly platforms: readonly Platform[];
  };
  readonly messages: readonly string[];
  /** Package and file. */
  readonly file: string;
  /** The line that is the evidence. */
  readonly line: string;
  readonly reason: string;
}

/** The compiler takes the names in JSON for any strings. A content test fails for a row whose version, page, method or platform does not exist. */
export const impossibleMessages = rows as readonly ImpossibleMessages[];

/** Returns whether a message is in the list for one method and platform. */
export function isImpossible(
  version: VersionName,
  page: string,
  method: string,
  platform: Platform,
  message: string,
): boolean {
  return impossibleMessages.some(
    ({ at, messages }) =>
      at.page === page &&
      at.versions.includes(version) &&
      at.platforms.includes(platform) &&
      messages.includes(message) &&
      (at.methods === 'all but create' ? method !== 'create' : at.methods.includes(method)),
  );
}
