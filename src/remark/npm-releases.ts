import type { LeafDirective } from 'mdast-util-directive';
import { majorOf } from '../config/versions';
import { findFact } from '../reference/facts';
import { type DescribedPackage, listDescribed, type NpmReleases, npmReleases } from '../reference/facts/npm-releases';
import type { PageContext } from './context';
import { type FlowNode, inlineCode, paragraph, type Row, table, text } from './nodes';

/**
 * Expands `::npm-releases`: what npm installs for each way to name a package of the version, and the releases that its pages describe.
 *
 * @throws when npm was not asked about a package of the version
 */
export function expandNpmReleases(_: LeafDirective, context: PageContext): FlowNode[] {
  const described = listDescribed(context.version);
  return [
    table(['You write', 'npm installs'], listWays(described, context, npmReleases)),
    paragraph(
      text(`npm was asked on ${npmReleases.read}. These pages describe the releases below, ${compare(described)}`),
    ),
    table(['Package', 'Release'], described.map(showPackage)),
  ];
}

/** Lists the ways to name a package, with the release that each gets. */
function listWays(described: readonly DescribedPackage[], context: PageContext, { packages }: NpmReleases): Row[] {
  const find = (name: string) => described.find((one) => one.name === name);
  const core = find('@capacitor/core');
  const example = find('@capacitor/camera') ?? core;
  if (core === undefined || example === undefined) throw new Error(`${context.version} pins no @capacitor/core.`);
  const { facts } = context.reference;
  const ownTag = facts.find(({ name }) => name === 'npmTag')?.value;
  const major = example.described.split('.')[0] ?? '';
  const tags = packages[example.name]?.tags ?? {};
  const others = Object.entries(tags).filter(([tag]) => tag !== 'latest' && tag !== ownTag);
  const tagged = major === findFact(facts, 'majorVersion').value ? example : core;
  return [
    way(
      example.name,
      `${tags.latest}, the newest release of all${isOwn(tags.latest, major) ? '' : ', for another major version of Capacitor'}`,
    ),
    way(`${example.name}@${major}`, `${example.newest}, the newest release for Capacitor ${majorOf(context.version)}`),
    ...(ownTag === undefined
      ? []
      : [way(`${tagged.name}@${ownTag}`, describeTag(packages[tagged.name]?.tags[ownTag], context))]),
    ...others.map(([tag, release]) => way(`${example.name}@${tag}`, release)),
    way(`${example.name}@${example.described}`, 'exactly this release'),
  ];
}

function describeTag(release: string | undefined, { version }: PageContext): string {
  const words = `the release that the project tagged as the newest for Capacitor ${majorOf(version)}`;
  return release === undefined ? words : `${release}, ${words}`;
}

const isOwn = (release: string | undefined, major: string): boolean => release?.split('.')[0] === major;

const way = (spec: string, result: string): Row => ({ cells: [[inlineCode(spec)], [text(result)]] });

function compare(described: readonly DescribedPackage[]): string {
  const behind = described.filter(({ described: own, newest }) => own !== newest).length;
  return behind === 0
    ? 'and npm had no newer ones of the same major versions.'
    : `and npm had newer ones of ${behind} packages, which can do more than the pages say.`;
}

function showPackage({ name, described, newest }: DescribedPackage): Row {
  const newer = described === newest ? [] : [text('; npm had '), inlineCode(newest)];
  return { cells: [[inlineCode(name)], [inlineCode(described), ...newer]] };
}
