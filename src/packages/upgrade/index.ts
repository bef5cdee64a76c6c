/** What the build gives to the upgrade assistant. */
export {
  type ChangeData,
  type GuideBlock,
  type GuideSection,
  type KeyNote,
  type NativePlatform,
  type PluginData,
  type PluginMove,
  type PluginNote,
  type SkippedPlugins,
  type StepData,
  type ToolData,
  type UpgradeData,
  upgradeFile,
  type VersionData,
} from './data';
