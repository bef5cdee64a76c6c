/**
 * Types of the reference data that the site publishes for programs. A change to a shape that is more than an addition needs a new name in
 * `dataFolder`.
 */
import type { VersionData } from './version-data';

export type { MemberData } from './version-data';

export type ApiData = VersionData['api'];
export type PluginData = ApiData['plugins'][number];
export type CliData = VersionData['cli'];
export type CommandData = CliData['commands'][number];
export type OptionData = CommandData['options'][number];
export type ConfigData = VersionData['config'];
export type KeyData = ConfigData['keys'][number];
export type FactsData = VersionData['facts'];
export type ChangesData = VersionData['changes'];
export type ChangeData = ChangesData['changes'][number];
