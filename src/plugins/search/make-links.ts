import { type OfferedPage, offeredInstead, oftenNeeded } from '../../config/search-start';
import type { VersionName } from '../../config/versions';
import type { StartLink, StartLinks } from '../../search/ui/start-links';

/** Finds a page of the version by its key: `/apis/camera`. */
export type FindPage = (key: string) => { readonly path: string; readonly title: string } | undefined;

/** Makes the links that the search offers to readers of a version. */
export function makeStartLinks(version: VersionName, findPage: FindPage): StartLinks {
  const link = ({ page: target, label, ...rest }: OfferedPage): StartLink[] => {
    const [key = '', fragment] = target.split('#');
    const page = findPage(key);
    if (page === undefined) return [];
    const path = fragment === undefined ? page.path : `${page.path}#${fragment}`;
    return [{ ...rest, path, label: label ?? page.title }];
  };
  return { version, often: oftenNeeded.flatMap(link), instead: offeredInstead.flatMap(link) };
}
