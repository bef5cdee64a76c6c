import type * as Preset from '@docusaurus/preset-classic';
import type { PresetConfig } from '@docusaurus/types';
import sidebars from '../../sidebars';
import { checkContent } from '../build/checks/content';
import { projectRoot } from '../build/files/project-root';
import { readTagManager } from '../build/settings/tag-manager';
import { docsVersions } from '../config/versions';
import { remarkReference } from '../remark';
import { docs, isWriting, rehypePlugins } from './docs';
import { createSitemapItems } from './sitemap';

checkContent(projectRoot, docsVersions, sidebars);

const options: Preset.Options = {
  docs: isWriting ? false : docs,
  blog: false,
  pages: { beforeDefaultRemarkPlugins: [remarkReference], rehypePlugins },
  theme: {
    customCss: ['tokens', 'base', 'code', 'reference', 'search-field', 'print'].map((name) => `./src/css/${name}.css`),
  },
  // The specification requires the debug pages in production.
  debug: true,
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    createSitemapItems,
  },
  ...readTagManager(process.env),
};

export const presets: PresetConfig[] = [['classic', options]];
