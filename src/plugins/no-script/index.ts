import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';

/** Folder of the styles, relative to the base path. */
const folder = 'assets/css';

/**
 * Docusaurus plugin: gives pages styles that make them readable without scripts. Only browsers that run no scripts load them.
 */
export function noScript({ baseUrl }: LoadContext): PagePlugin {
  const css = readFileSync(path.join(projectRoot, 'src/plugins/no-script/no-script.css'), 'utf8');
  const name = `no-script.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  return {
    name: 'no-script',
    injectHtmlTags() {
      const innerHTML = `<link rel="stylesheet" href="${baseUrl}${folder}/${name}">`;
      return { headTags: [{ tagName: 'noscript', innerHTML }] };
    },
    pageSteps: {
      'no-script': {
        end({ outDir }) {
          writeBuilt(path.join(outDir, folder, name), css);
        },
      },
    },
  };
}
