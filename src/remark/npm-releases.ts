import {
  type DescribedPackage,
  findFact,
  listDescribed,
  type NpmReleases,
  npmReleases,
} from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import { majorOf } from '../config/versions';
import type { PageContext } from './context';
import { type FlowNode, inlineCode, paragraph, type Row, table } from './nodes';

/** Expands `::npm-releases`: what npm installs for each way to name a package of the version, and the releases that its pages describe. */
export function expandNpmReleases(_: LeafDirective, context: PageContext): FlowNode[] {
  const described = listDescribed(context.version);
  return [
    table(['You write', 'npm installs'], listWays(described, context, npmReleases)),
    paragraph(`npm was asked on ${npmReleases.read}. These pages describe the releases below, ${compare(described)}`),
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
  const isOwn = tags.latest?.split('.')[0] === major;
  const own = `Capacitor ${majorOf(context.version)}`;
  const latest = `the release tagged as latest${isOwn ? '' : ': for another major version of Capacitor'}`;
  const wayByTag = (tag: string): Row => {
    const release = packages[tagged.name]?.tags[tag];
    return way(`${tagged.name}@${tag}`, withRelease(release, `the release tagged as the newest for ${own}`));
  };
  return [
    way(example.name, withRelease(tags.latest, latest)),
    way(`${example.name}@${major}`, withRelease(example.newest, `the newest release for ${own}`)),
    ...(ownTag === undefined ? [] : [wayByTag(ownTag)]),
    ...others.map(([tag, release]) => way(`${example.name}@${tag}`, release)),
    way(`${example.name}@${example.described}`, 'exactly this release'),
  ];
}

/** Puts a release before what it is, if npm was asked about it. */
function withRelease(release: string | undefined, words: string): string {
  return release === undefined ? words : `${release}, ${words}`;
}

const way = (spec: string, result: string): Row => ({ cells: [inlineCode(spec), result] });

function compare(described: readonly DescribedPackage[]): string {
  const behind = described.filter(hasNewer).length;
  const unknown = described.filter(({ newest }) => newest === undefined).length;
  const newer =
    behind === 0
      ? 'and npm had no newer ones of the same major versions'
      : `and npm had newer ones of ${behind} packages, which can do more than the pages say`;
  return unknown === 0 ? `${newer}.` : `${newer}. It was not asked about ${unknown} of them.`;
}

const hasNewer = ({ described, newest }: DescribedPackage): boolean => newest !== undefined && newest !== described;

function showPackage(one: DescribedPackage): Row {
  const newer = hasNewer(one) && ['; npm had ', inlineCode(one.newest ?? '')];
  return { cells: [inlineCode(one.name), [inlineCode(one.described), newer]] };
}
