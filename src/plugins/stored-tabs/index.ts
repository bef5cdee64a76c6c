import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../build/files/project-root';

/** Docusaurus plugin: puts a script into each page that shows the chosen tabs before the page is drawn. */
export function storedTabs(): Plugin {
  return {
    name: 'stored-tabs',
    injectHtmlTags() {
      const innerHTML = readFileSync(join(projectRoot, 'src/plugins/stored-tabs/choose-tabs.js'), 'utf8');
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
