import type { Plugin } from '@docusaurus/types';
import { feedback } from '../../config/feedback';
import { checkFeedback } from '../../lib/check-feedback';
import { withPlace } from '../../lib/with-place';
import { issueFields } from '../../page-tools/issue';

/** Docusaurus plugin: stops the build where the settings of the readers' corrections can't work. */
export function pageTools(): Plugin {
  return {
    name: 'page-tools',
    loadContent() {
      withPlace('src/config/feedback.ts', 'feedback', () => checkFeedback(feedback, issueFields));
    },
  };
}
