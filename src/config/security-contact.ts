/** Whom to contact about a vulnerability, in the terms of `security.txt` (RFC 9116). */
export interface SecurityContact {
  /** Addresses, preferred first: `https:` or `mailto:`. */
  readonly contacts: readonly [string, ...string[]];
  /** Day on which somebody last checked that the contacts are correct. */
  readonly reviewed: string;
  /** Day until which this is valid, at most a year after the review. `npm test` fails from then on, so that somebody checks again. */
  readonly expires: string;
  readonly languages: readonly string[];
}

export const securityContact: SecurityContact = {
  contacts: ['https://github.com/ionic-team/capacitor/security'],
  reviewed: '2026-11-22',
  expires: '2027-11-22',
  languages: ['en'],
};
