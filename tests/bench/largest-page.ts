import { latestVersion, type VersionName } from '../../src/config/versions';
import type { Page } from '../../src/remark/pages';
import { htmlKilobytes, type SentSite } from './server';

/**
 * Finds the reference page with the largest HTML, not counting the styles that are written into it.
 *
 * @param pages of all versions
 * @param [versions] whose pages count; the latest release by default
 * @throws when the site has no such page
 */
export function findLargestReference(
  pages: readonly Page[],
  site: Pick<SentSite, 'find'>,
  versions: readonly VersionName[] = [latestVersion.name],
): { route: string; kilobytes: number } {
  const weights = pages
    .filter(({ version, text }) => versions.includes(version) && text.includes('::plugin-api{'))
    .flatMap(({ route }) => {
      const file = site.find(route);
      return file === undefined ? [] : [{ route, kilobytes: htmlKilobytes(file) }];
    })
    .sort((a, b) => b.kilobytes - a.kilobytes);
  const [largest] = weights;
  if (largest === undefined) throw new Error('The build has no reference page.');
  return largest;
}
