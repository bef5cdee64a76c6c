import { basePath, docsVersions, type VersionName } from '../../src/config/versions';
import recorded from '../fixtures/routes.json';

/** Pages that this site has beyond the recorded routes, below the root of their version. */
const addedPages: Record<VersionName, readonly string[]> = {
  v2: ['cli/init', 'cli/doctor'],
  v3: ['cli/commands/doctor', 'api-changes'],
  v4: ['cli/commands/doctor', 'cli/commands/migrate', 'api-changes'],
  v5: ['cli/commands/doctor', 'cli/commands/migrate', 'api-changes'],
};

/** All routes of a version without which a build is not worth publishing: the recorded ones and the added pages. */
export function listRequiredRoutes(version: VersionName): string[] {
  const prefix = docsVersions.find(({ name }) => name === version)?.routePrefix;
  const root = prefix ? `${basePath}${prefix}/` : basePath;
  return [...recorded[version].map((page) => page.route), ...addedPages[version].map((path) => root + path)];
}

/** Pages of the site generator that show what it knows about the site. */
export const debugRoutes = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'].map(
  (page) => `/docs/__docusaurus/debug${page}`,
);
