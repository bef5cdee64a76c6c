/** Finds sentences in descriptions that limit an option to some platforms. The reference reads them from the sources and states them itself. */
import { platformNames, platforms } from '../../lib/platform-names';
import { capitalize } from './title-case';
import type { Platform, PluginModel, PropertyModel, TypeModel } from './types';

const name = '(?:iOS|Android|Web)';
const list = `(${name}(?:(?:,| and| or) ${name})*)`;

const statements = [
  new RegExp(`(?:^|(?<=\\.\\s))${list}[ -]only[:.]\\s*`, 'i'),
  new RegExp(`\\s*(?:This option is )?only (?:supported|available)(?: on| for) ${list}\\.`, 'i'),
  new RegExp(`\\s*Only for ${list}\\.`),
  new RegExp(`\\s*\\(${list} only\\)`, 'i'),
  new RegExp(`(?<=\\.)\\s*${list} only\\.?$`),
];

/** Sentence that accompanies the first of these statements and adds nothing to it. */
const others = /\s*Ignored on other platforms\./;

export interface Statement {
  readonly platforms: readonly Platform[];
  /** The description without the statement. */
  readonly rest: string;
}

/** @returns the only platforms that a description names; undefined when it names none, or also states something else about them */
export function readStatement(description: string): Statement | undefined {
  for (const statement of statements) {
    const names = statement.exec(description)?.[1]?.toLowerCase();
    if (names === undefined) continue;
    const named = platforms.filter((platform) => names.includes(platformNames[platform].toLowerCase()));
    const rest = description.replace(statement, '').replace(others, '').trim();
    return { platforms: named, rest: capitalize(rest) };
  }
  return undefined;
}

/** Where a description and the sources make the same statement, keeps only the one that says more. */
export function dropRedundantStatements(plugin: PluginModel): PluginModel {
  return { ...plugin, types: plugin.types.map(dropRepeatedOf) };
}

function dropRepeatedOf(type: TypeModel): TypeModel {
  if (type.kind !== 'interface') return type;
  return { ...type, members: type.members.map(dropRepeatedIn) };
}

function dropRepeatedIn(member: PropertyModel): PropertyModel {
  const { ignoredOn, readOn, ...rest } = member;
  if (ignoredOn === undefined) return rest;
  const statement = readStatement(member.description);
  if (statement === undefined) return { ...rest, ignoredOn };
  // A description that contradicts the sources is kept next to what they say. A test reports it.
  if (statement.platforms.some((platform) => ignoredOn.includes(platform))) return { ...rest, ignoredOn };
  const isSame = readOn?.length === statement.platforms.length;
  return isSame ? { ...rest, ignoredOn, description: statement.rest } : rest;
}
