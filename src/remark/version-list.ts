import { listMajors, type Major, majorsSource, type Support } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { basePath, docsVersions } from '../config/versions';
import { majorAttribute, versionAttribute } from '../lib/dom-contract';
import {
  element,
  type FlowNode,
  heading,
  type Inline,
  inline,
  inlineCode,
  inlineElement,
  link,
  paragraph,
  table,
} from './nodes';

/**
 * Expands `::version-list`: every major version with its support, requirements and documentation. Used on `src/pages/versions/index.md`, whose styles
 * are beside it.
 */
export function expandVersionList(): FlowNode[] {
  const majors = listMajors();
  return [
    heading(2, 'support', 'Support'),
    drawSupport(majors),
    paragraph(
      'Dates and support are those that the ',
      link(majorsSource.url, 'support policy of the project'),
      ` named on ${majorsSource.read}.`,
    ),
    heading(2, 'all-versions', 'What each version needs'),
    listNeeds(majors),
    paragraph(
      'Each is the oldest that works, as the packages of the version state it. The version of an app is the major version of ',
      inlineCode('@capacitor/core'),
      ' in its ',
      inlineCode('package.json'),
      '.',
    ),
    heading(2, 'releases', 'Releases and dates'),
    table(
      ['Version', 'Newest release read', 'Maintained until', 'Critical fixes until', 'Android Studio'],
      majors.map(({ major, release, maintenanceEnd, extendedEnd, androidStudio }) => ({
        cells: [`v${major}`, ...[release, maintenanceEnd, extendedEnd, orNewer(androidStudio)].map(orDash)],
      })),
      'wide',
    ),
  ];
}

const supportTags: Readonly<Record<Support, readonly [words: string, kind: string]>> = {
  active: ['Active', 'tag tag--positive'],
  maintenance: ['Critical fixes', 'tag tag--notice'],
  extended: ['Extended', 'tag tag--notice'],
  ended: ['Ended', 'tag'],
};

function listNeeds(majors: readonly Major[]): FlowNode {
  const api = ['Android API', inlineElement('small', {}, ' min / built for')];
  return table(
    ['Version', 'Released', 'Support', 'Node.js', 'iOS', 'Xcode', api, 'Docs'],
    majors.map((major) => {
      const [words, className] = supportTags[major.support];
      const support = inlineElement('span', { className }, words);
      const tools = [major.node, major.ios, major.xcode].map((value) => orDash(orNewer(value)));
      const levels = `${major.minSdk} / ${major.targetSdk}`;
      const id = `v${major.major}`;
      return { id, cells: [id, major.released, support, ...tools, levels, linkDocs(major)] };
    }),
    'wide',
  );
}

/** `15+` of `15.0` */
function orNewer(version: string | undefined): string | undefined {
  return version && `${version.replace(/\.0$/, '')}+`;
}

const orDash = (value: string | undefined): string => value ?? '–';

/** Links to the documentation of a version: on this site, or in the repository of the project. */
function linkDocs({ sources, docs }: Major): Inline {
  const version = docsVersions.find(({ name }) => name === docs);
  if (version !== undefined) {
    const { name, docusaurusName, routePrefix, state } = version;
    const attributes = { href: basePath + routePrefix, [versionAttribute]: docusaurusName };
    return [inlineElement('a', attributes, name), state !== 'unmaintained' && ` (${state})`];
  }
  if (sources === undefined) return orDash(undefined);
  return link(`${majorsSource.repository}/tree/main/${sources}`, 'GitHub');
}

/** The first day of the drawing, and its length: from before the oldest version to after the last day that is known. */
const [firstYear, years] = [2019, 8.5];

/** @returns how far a day is from the left of the drawing, as a share of its width */
function placeOf(date: string): number {
  const [year = firstYear, month = 1, day = 1] = date.split('-').map(Number);
  return Math.round(((year - firstYear + (month - 1) / 12 + (day - 1) / 365) / years) * 10_000) / 10_000;
}

/** The least distance between a year and the day that the dates are from, as a share of the width, for which both have room in a wide window. */
const leastDistance = 0.1;

/** Draws for how long each version is supported: a bar while it is maintained, and another while it gets critical fixes. */
function drawSupport(majors: readonly Major[]): FlowNode {
  const ticks = Array.from(
    { length: Number(majorsSource.read.slice(0, 4)) - firstYear },
    (_, index) => firstYear + index + 1,
  ).filter((year) => placeOf(majorsSource.read) - placeOf(`${year}`) > leastDistance);
  return element(
    'div',
    { className: 'support' },
    element(
      'div',
      { className: 'support__years', 'aria-hidden': 'true' },
      ticks.map((year) => placed('span', placeOf(`${year}`), undefined, `${year}`)),
      placed('b', placeOf(majorsSource.read), undefined, majorsSource.read),
    ),
    element('ul', {}, majors.map(drawMajor)),
    element(
      'p',
      { className: 'support__legend', 'aria-hidden': 'true' },
      inlineElement('span', {}, 'maintained'),
      inlineElement('span', {}, 'critical fixes only'),
    ),
  );
}

function drawMajor({ major, released, maintenanceEnd, extendedEnd }: Major): FlowNode {
  const end = maintenanceEnd ?? majorsSource.read;
  const words =
    maintenanceEnd === undefined
      ? `maintained since ${released}`
      : `maintained from ${released} to ${maintenanceEnd}${extendedEnd === undefined ? '' : `, critical fixes until ${extendedEnd}`}`;
  return element(
    'li',
    { [majorAttribute]: `v${major}` },
    inlineElement('b', {}, `v${major}`),
    inlineElement('span', {}, ` ${words}`),
    placed('i', placeOf(released), placeOf(end)),
    extendedEnd === undefined
      ? placed('s', placeOf(end), placeOf(end) + 0.02)
      : placed('i', placeOf(end), placeOf(extendedEnd)),
  );
}

/** A part of the drawing, from here, or from here to there. Its style has to be a property of HTML, because that of JSX is no text. */
function placed(hName: string, from: number, to: number | undefined, words = ''): PhrasingContent {
  const width = to === undefined ? '' : `;--width:${(to - from).toFixed(4)}`;
  return {
    type: 'emphasis',
    children: inline(words),
    data: { hName, hProperties: { style: `--from:${from}${width}` } },
  };
}
