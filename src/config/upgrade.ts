/**
 * Facts for the upgrade assistant that do not come from the packages or the upgrade guides: about packages that an app uses besides Capacitor. The
 * text of the guides says the same (`tests/content/upgrade-facts.test.ts`).
 */
import type { VersionName } from './versions';

/** A package that an app may have, and its oldest release that works with a version of Capacitor. */
export interface CompanionPackage {
  /** Version of Capacitor that requires this release. */
  readonly to: VersionName;
  readonly name: string;
  readonly atLeast: string;
}

export const companions: readonly CompanionPackage[] = [
  { to: 'v3', name: 'typescript', atLeast: '3.8' },
  { to: 'v3', name: '@ionic/cli', atLeast: '6.16' },
];

/** Plugins that a framework calls itself, so that apps made with it need their packages. */
export const frameworkPlugins = {
  to: 'v3',
  /** Packages that identify an app made with Ionic Framework. */
  frameworks: ['@ionic/angular', '@ionic/react', '@ionic/vue', '@ionic/core'],
  packages: ['@capacitor/app', '@capacitor/haptics', '@capacitor/keyboard', '@capacitor/status-bar'],
} as const;

/** Sections of the upgrade guides outside of "iOS" and "Android" that concern one platform only, by their anchors. */
export const sectionPlatforms: Readonly<Record<string, 'ios' | 'android'>> = { 'choose-the-scheme': 'android' };

/** Sections of the upgrade guides that do not become tasks: the assistant writes them from what it knows about the app, or links to the guide. */
export const ownParts: readonly string[] = [
  'before-you-start',
  'packages',
  'the-automatic-way',
  'configuration',
  'check-that-it-works',
  'when-it-does-not-work',
  'go-back',
  'where-to-go-next',
];

/** Where readers find the versions that are newer than these docs: the list of all releases. */
export const releasesUrl = 'https://github.com/ionic-team/capacitor/releases';
