import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../config/announcement';

/** Docusaurus plugin: puts the script into the head of each page that must run before the page is drawn, or before any other script has loaded. */
export function inlineScripts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      const scripts = [
        // Shows the chosen tabs.
        readSource('src/plugins/inline-scripts/choose-tabs.js'),
        openSearch(`${baseUrl}search`),
        ...(announcement?.id === undefined ? [] : [showAgain(announcement.id)]),
      ];
      return { headTags: [{ tagName: 'script', innerHTML: scripts.join('\n') }] };
    },
  };
}

/** Makes the script that opens the search at once. */
function openSearch(searchPage: string): string {
  const { outputText } = ts.transpileModule(readSource('src/packages/search/ui/search-field.ts'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  const make = outputText.trim().replace(/^export /, '');
  return `window.searchField = (${make})(${JSON.stringify(searchPage)});`;
}

/**
 * Makes the script that shows a new announcement from the first frame to readers who closed an older one. The keys are those of theme-common
 * 3.10.2, `contexts/announcementBar`.
 *
 * @param id of the announcement
 */
function showAgain(id: string): string {
  return readSource('src/plugins/inline-scripts/show-again.js').replace("'$ANNOUNCEMENT_ID'", JSON.stringify(id));
}

function readSource(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}
