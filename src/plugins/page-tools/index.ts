import type { Plugin } from '@docusaurus/types';
import { checkFeedback } from '../../build/checks/feedback';
import { withPlace } from '../../build/errors/with-place';
import { feedback } from '../../config/feedback';
import { issueFields } from '../../lib/issue';

/** Docusaurus plugin: stops the build when the settings for readers' corrections can't work. */
export function pageTools(): Plugin {
  return {
    name: 'page-tools',
    loadContent() {
      withPlace('src/config/feedback.ts', 'feedback', () => checkFeedback(feedback, issueFields));
    },
  };
}
