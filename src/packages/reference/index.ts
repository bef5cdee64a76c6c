/** Everything that the site knows about a version from its published packages. */
export { parseCapCommand } from './cli/parse-cap-command';
export { usageOf } from './cli/usage';
export { findUnexplainedConfigKeys } from './config';
export { anchorOfKey, type ConfigReference, findKeyError, isConfigPath } from './config/mentions';
export { nativePlatforms, platformsOfKey } from './config/platforms';
export { listConfigFileNames, listConfigFiles } from './config/read-keys';
export {
  badgesFor,
  diffReferences,
  findMoves,
  groupChanges,
  introductionOf,
  loadDiff,
  type PluginChanges,
  sinceOf,
} from './diff';
export { listMovedSections } from './diff/moved-sections';
export { type ExampleGap, examplesFile, findMissingExamples, findStaleExamples, listExamples } from './examples';
export { findFact, listTemplateFiles, type NativePlatform, readTemplateFile } from './facts';
export { fillFrontMatter } from './facts/fill-front-matter';
export { handFactsFile, requiredHandFacts } from './facts/hand-facts';
export {
  listMajors,
  type Major,
  majorsFile,
  majorsSource,
  type Requirements,
  readRequirements,
  type Support,
} from './facts/majors';
export {
  type DescribedPackage,
  findNewest,
  type ListedPackage,
  listDescribed,
  type NpmReleases,
  npmReleases,
  npmReleasesFile,
} from './facts/npm-releases';
export { listFiles, packageDir } from './facts/package-files';
export { findAddition, findPlatformAdditions, historyFile, historyFolder, historyOf } from './history';
export {
  compareReleases,
  type DatedChanges,
  hasRegistry,
  isRelease,
  leaveOutParts,
  listLost,
  majorOf,
  type PluginHistory,
  type ReleaseChange,
} from './history/model';
export { anchorOf, loadReference } from './load-reference';
export { findClosing, type NativeLanguage, scanSource } from './native-source';
export { findStaleOverlayKeys, findUndescribed } from './overlays';
export { findPackage, type InstalledPackage, pluginPackageNames, readPins } from './packages';
export { readSourceFacts, sourceFactsFile } from './source-facts';
export { findRelease, findSource, type PackageSource } from './source-links';
export { capitalize } from './title-case';
export {
  type ApiChange,
  type ApiDiff,
  type ChangeKind,
  type CliArgument,
  type CliCommand,
  type CliModel,
  type CliOption,
  type ConfigKey,
  configPage,
  type Described,
  type DocTags,
  type MethodModel,
  type Platform,
  type PlatformFact,
  type PluginModel,
  type PropertyModel,
  type Reference,
  type Rejection,
  type TypeModel,
  type TypeText,
  unknownText,
} from './types';
