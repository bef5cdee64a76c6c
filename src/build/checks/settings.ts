import { join } from 'node:path';
import { ValueError, withPlace } from '@capacitor-docs/shared/locate';
import { ads } from '../../config/ads';
import { type Feedback, feedback } from '../../config/feedback';
import { securityContact } from '../../config/security-contact';
import { issueFields } from '../../lib/issue';
import { checkContact } from '../hosting/security-txt';
import { checkPictures, validateAds } from './check-ads';

/**
 * Checks settings in `src/config` that Docusaurus does not know. This is not done where they are used, so that browsers do not load the checks.
 *
 * @param root folder of the project
 * @throws one line for the first problem, with file and line
 */
export function checkSettings(root: string): void {
  withPlace('src/config/ads.ts', 'ads', () => checkPictures(validateAds(ads), join(root, 'static')));
  withPlace('src/config/feedback.ts', 'feedback', () => checkFeedback(feedback, issueFields));
  withPlace('src/config/security-contact.ts', 'securityContact', () => checkContact(securityContact));
}

/**
 * Checks the addresses and templates for readers' corrections.
 *
 * @param fields names of the placeholders that the templates may contain
 * @throws ValueError when an address is not plain https, or a template names a field that does not exist
 */
export function checkFeedback(feedback: Feedback, fields: readonly string[]): void {
  for (const field of ['issues', 'endpoint'] as const) {
    const value = feedback[field];
    if (value === undefined && field === 'endpoint') continue;
    const url = URL.canParse(value ?? '') ? new URL(value ?? '') : undefined;
    // A query string would be lost, and a user name and password would be published in every page.
    if (url?.protocol === 'https:' && url.href === value && url.search + url.hash + url.username + url.password === '')
      continue;
    const none = field === 'endpoint' ? ', or undefined to post nowhere' : '';
    throw new ValueError(
      `${field} is ${JSON.stringify(value)}, which is not a plain https address. Write one such as https://example.com/feedback${none}.`,
      [field],
    );
  }
  for (const field of ['title', 'body'] as const) {
    const unknown = [...feedback[field].matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !fields.includes(name));
    if (unknown === undefined) continue;
    throw new ValueError(
      `${field} has ${unknown[0]}, which nothing fills in. Known are ${fields.map((name) => `{${name}}`).join(', ')}.`,
      [field],
    );
  }
}
