import type { PhrasingContent } from 'mdast';
import { basePath, docsVersions } from '../config/versions';
import { versionAttribute } from '../lib/dom-contract';
import { listMajors, type Major, majorsSource, type Support } from '../reference/facts/majors';
import { type FlowNode, heading, inlineElement, link, list, paragraph, table, text } from './nodes';

/** Expands `::version-list`: every major version with its support, requirements and documentation. Used on `src/pages/versions.md`. */
export function expandVersionList(): FlowNode[] {
  const majors = listMajors();
  return [
    table(
      ['Version', 'Released', 'Support', 'Docs'],
      majors.map((major) => ({
        cells: [
          [link(`#v${major.major}`, text(`v${major.major}`))],
          [text(major.released)],
          [text(supportWords[major.support])],
          linkDocs(major),
        ],
      })),
    ),
    paragraph(
      text('Dates and support are those that the '),
      link(majorsSource.url, text('support policy of the project')),
      text(` named on ${majorsSource.read}. What each version needs is read from its packages.`),
    ),
    ...majors.flatMap(describeMajor),
  ];
}

const supportWords: Readonly<Record<Support, string>> = {
  active: 'active',
  maintenance: 'critical fixes only',
  extended: 'extended support',
  ended: 'ended',
};

function describeMajor(major: Major): FlowNode[] {
  const { release, node, ios, xcode, minSdk, targetSdk, androidStudio, maintenanceEnd, extendedEnd } = major;
  const named = (label: string, value: string | undefined): PhrasingContent[] => [
    text(`${label}: ${value ?? 'not published'}`),
  ];
  return [
    heading(2, `v${major.major}`, text(`Capacitor ${major.major}`)),
    list([
      named('Released', major.released),
      named('Newest release that was read', release),
      named('Support', supportWords[major.support]),
      named('Maintenance ends', maintenanceEnd),
      named('Extended support ends', extendedEnd),
      named('Node.js', `${node} or newer`),
      named('iOS', `${ios} or newer`),
      named('Xcode', xcode && `${xcode} or newer`),
      named('Android', `API level ${minSdk} or newer, built for ${targetSdk}`),
      named('Android Studio', androidStudio && `${androidStudio} or newer`),
      [text('Documentation: '), ...linkDocs(major)],
    ]),
  ];
}

/** Links to the documentation of a version: on this site, or in the repository of the project. */
function linkDocs({ sources, docs }: Major): PhrasingContent[] {
  const version = docsVersions.find(({ name }) => name === docs);
  if (version !== undefined) {
    const { name, docusaurusName, routePrefix, state } = version;
    const attributes = { href: basePath + routePrefix, [versionAttribute]: docusaurusName };
    return [inlineElement('a', attributes, text(name)), text(state === 'unmaintained' ? '' : ` (${state})`)];
  }
  if (sources === undefined) return [text('not published')];
  return [link(`${majorsSource.repository}/tree/main/${sources}`, text('on GitHub'))];
}
