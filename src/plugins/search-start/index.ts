import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { docsVersions } from '../../config/versions';
import { loadReference } from '../../reference';
import { loadDiff } from '../../reference/diff';
import { listTitledPages } from '../moved-pages';
import { makeStartLinks } from './make-links';

/** Docusaurus plugin: provides the links that the search offers before anything is typed (`@generated/search-start/default/links.json`). */
export function searchStart(): Plugin {
  return {
    name: 'search-start',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = listTitledPages(docs?.loadedVersions ?? []);
      const links = docsVersions.flatMap(({ name, docusaurusName }) => {
        const own = new Map(pages.filter(({ version }) => version === docusaurusName).map((page) => [page.key, page]));
        if (own.size === 0) return [];
        return [makeStartLinks(name, loadReference(name).plugins, loadDiff(name), (key) => own.get(key))];
      });
      await actions.createData('links.json', links);
    },
  };
}
