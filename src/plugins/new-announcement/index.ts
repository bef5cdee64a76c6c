import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../build/files/project-root';
import { announcement } from '../../config/announcement';

/**
 * Docusaurus plugin: puts a script into each page that shows a new announcement from the first frame to readers who closed an older one.
 * The keys are those of theme-common 3.10.2, `contexts/announcementBar`.
 */
export function newAnnouncement(): Plugin {
  return {
    name: 'new-announcement',
    injectHtmlTags() {
      if (announcement === undefined) return {};
      const script = readFileSync(join(projectRoot, 'src/plugins/new-announcement/show-again.js'), 'utf8');
      const innerHTML = script.replace("'$ANNOUNCEMENT_ID'", JSON.stringify(announcement.id));
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
