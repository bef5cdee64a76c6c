import type { VersionName } from '../../src/config/versions';
import recorded from '../fixtures/routes.json';

/** Route prefix of each version with the base path and a slash at the end. */
const prefixes: Record<VersionName, string> = {
  v2: '/docs/v2/',
  v3: '/docs/v3/',
  v4: '/docs/',
  v5: '/docs/next/',
};

/** Routes, below the version's prefix, that every build must have; `apis` and `cli` stand for all below them too. */
const requiredFolders = ['apis', 'cli'];
const requiredPages = ['', 'config', 'getting-started', 'getting-started/environment-setup'];
const requiredPagesOfV2 = ['', 'config', 'getting-started/dependencies', 'getting-started/index'];

/** Pages that this site has beyond the recorded routes. */
const addedPages: Record<VersionName, readonly string[]> = {
  v2: ['cli/init', 'cli/doctor'],
  v3: ['cli/commands/doctor', 'api-changes'],
  v4: ['cli/commands/doctor', 'cli/commands/migrate', 'api-changes'],
  v5: ['cli/commands/doctor', 'cli/commands/migrate', 'api-changes'],
};

/** All routes that a version should have in the end: the recorded ones and the added pages. */
export function listRoutes(version: VersionName): string[] {
  const added = addedPages[version].map((path) => prefixes[version] + path);
  return [...recorded[version].map((page) => page.route), ...added];
}

/** The routes among them without which a build is not worth publishing. */
export function listRequiredRoutes(version: VersionName): string[] {
  const pages = version === 'v2' ? requiredPagesOfV2 : requiredPages;
  const added = addedPages[version];
  return listRoutes(version).filter((route) => {
    const path = route.slice(prefixes[version].length);
    const [folder = ''] = path.split('/');
    return pages.includes(path) || added.includes(path) || requiredFolders.includes(folder);
  });
}

/** Pages of the site generator that show what it knows about the site. */
export const debugRoutes = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'].map(
  (page) => `/docs/__docusaurus/debug${page}`,
);
