import { loadReference } from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import { basePath, docsVersions } from '../config/versions';
import { type FlowNode, heading, inlineCode, table } from './nodes';

/** Path of the notices from the root of the host. */
export const noticesUrl = `${basePath}third-party-notices`;

/** Expands `::third-party-notices`: every package whose declarations or text the site shows, with license and copyright. */
export function expandThirdPartyNotices(_: LeafDirective): FlowNode[] {
  return docsVersions.flatMap(({ name }) => {
    const rows = loadReference(name).packages.map((entry) => ({
      cells: [inlineCode(`${entry.name} ${entry.version}`), entry.license, entry.copyright],
    }));
    return [heading(2, name, `Packages read for ${name}`), table(['Package', 'License', 'Copyright'], rows)];
  });
}
