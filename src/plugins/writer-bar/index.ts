import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shown } from '../live-checks/reporter';
import { type DocsPages, readDocs, readPages } from '../loaded-docs';
import { barAddress } from './addresses';
import { compareFiles, describePage, findWritten } from './describe-page';

/** Docusaurus plugin for `npm start`: a bar below each page with its file, its problems, and the page in other versions. */
export function writerBar({ siteDir }: LoadContext): Plugin {
  let pages: DocsPages = new Map();
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const find = (name: string) => findWritten(pages, searchParams.get(name) ?? '');
    const [page, from, to] = [find('page'), find('from'), find('to')];
    if (pathname === barAddress) {
      response.setHeader('Content-Type', 'application/json');
      response.end(page === undefined ? '' : JSON.stringify(describePage(pages, page, shown)));
    } else if (pathname === `${barAddress}/difference` && from !== undefined && to !== undefined) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(compareFiles(siteDir, from, to));
    } else next();
  };
  return {
    name: 'writer-bar',
    allContentLoaded({ allContent }) {
      pages = readPages(readDocs(allContent));
    },
    getClientModules: () =>
      ['client-module.ts', 'bar.css'].map((name) => join(siteDir, 'src/plugins/writer-bar', name)),
    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            // Behind the others, the one that answers unknown addresses with the start page would come first.
            middlewares.unshift(answer);
            return [];
          },
        },
      }) as object,
  };
}
