import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { projectRoot } from '../../build/files/project-root';
import ts from '../../build/typescript.mjs';
import type { FieldSettings } from '../../search/interface/search-field';

/** Docusaurus plugin: puts a script into each page that opens the search at once, before any other script has loaded. */
export function searchField({ baseUrl }: LoadContext): Plugin {
  const settings: FieldSettings = {
    searchPage: `${baseUrl}search`,
    label: 'Search',
    placeholder: 'Search docs',
    close: 'Close',
    loading: 'Loading the search…',
    failed: 'Search could not be loaded. Check your connection and try again.',
    again: 'Try again',
  };
  return {
    name: 'search-field',
    injectHtmlTags() {
      const file = join(projectRoot, 'src/search/interface/search-field.ts');
      const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
      });
      const make = outputText.trim().replace(/^export /, '');
      return {
        headTags: [{ tagName: 'script', innerHTML: `window.searchField = (${make})(${JSON.stringify(settings)});` }],
      };
    },
  };
}
