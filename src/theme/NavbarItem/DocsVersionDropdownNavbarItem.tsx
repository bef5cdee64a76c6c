/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - A page that has another address in another version is found through the map of moved pages.
 * - Every entry says whether its version has the page.
 * - It is plain HTML. Links keep the query of the address, and the hash if the page is the same or has moved.
 * - It has its own look, and the same in the bar and in the mobile sidebar.
 * - It does not support the options `versions` and `docsPluginId`, because there is one set of docs, and all its versions are shown.
 */
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import VersionNote from '@site/src/components/VersionNote';
import { useVersionTargets } from '@site/src/components/VersionNote/use-counterparts';
import { keepsAttribute, versionAttribute } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/version-targets';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { ReactNode } from 'react';

export default function DocsVersionDropdownNavbarItem({
  mobile: _mobile,
  docsPluginId: _docsPluginId,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _versions,
  ...props
}: Props): ReactNode {
  const [shown] = useDocsVersionCandidates();

  function toItem(target: VersionTarget): LinkLikeNavbarItemProps {
    const keepsHash = target.relation === 'same' || target.relation === 'moved';
    return {
      label: <VersionNote target={target} />,
      to: target.pages[0].path,
      isActive: () => target.name === shown.name && target.relation !== undefined,
      // For `src/browser/navigation/version-links.ts`.
      ...{ [versionAttribute]: target.name, [keepsAttribute]: keepsHash ? 'place' : 'query' },
    };
  }

  return (
    <DropdownNavbarItem
      {...props}
      label={shown.label}
      aria-label={`Version ${shown.label}`}
      className="navbar__version"
      items={[...dropdownItemsBefore, ...useVersionTargets().map(toItem), ...dropdownItemsAfter]}
    />
  );
}
