/** Whom people who found a hole should tell, as `security.txt` (RFC 9116) says it. */
export interface SecurityContact {
  /** Addresses, the preferred first; `https:` or `mailto:`. */
  readonly contacts: readonly [string, ...string[]];
  /** Day on which somebody last saw that the contacts are right. */
  readonly reviewed: string;
  /** Day until which this may be relied on, at most a year later. `npm test` fails from then on, so that somebody looks again. */
  readonly expires: string;
  readonly languages: readonly string[];
}

export const securityContact: SecurityContact = {
  contacts: ['https://github.com/ionic-team/capacitor/security'],
  reviewed: '2026-11-22',
  expires: '2027-11-22',
  languages: ['en'],
};
