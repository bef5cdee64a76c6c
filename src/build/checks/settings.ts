import { join } from 'node:path';
import { ads } from '../../config/ads';
import { feedback } from '../../config/feedback';
import { securityContact } from '../../config/security-contact';
import { issueFields } from '../../lib/issue';
import { withPlace } from '../errors/with-place';
import { checkContact } from '../hosting/security-txt';
import { checkPictures, validateAds } from './check-ads';
import { checkFeedback } from './check-feedback';

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
