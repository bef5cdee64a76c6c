/**
 * What the upgrade assistant knows beyond the packages and the upgrade guides: about packages that an app has beside Capacitor. The guides have the
 * same in their text (`tests/content/upgrade-facts.test.ts`).
 */
import type { VersionName } from './versions';

/** A package that an app may have, and the oldest release that goes with a version of Capacitor. */
export interface CompanionPackage {
  /** Version of Capacitor that asks for it. */
  readonly to: VersionName;
  readonly name: string;
  readonly atLeast: string;
}

export const companions: readonly CompanionPackage[] = [
  { to: 'v3', name: 'typescript', atLeast: '3.8' },
  { to: 'v3', name: '@ionic/cli', atLeast: '6.16' },
];

/** Plugins that a framework calls by itself, so that apps made with it need their packages. */
export const frameworkPlugins = {
  to: 'v3',
  /** Packages by which an app made with Ionic Framework is known. */
  frameworks: ['@ionic/angular', '@ionic/react', '@ionic/vue', '@ionic/core'],
  packages: ['@capacitor/app', '@capacitor/haptics', '@capacitor/keyboard', '@capacitor/status-bar'],
} as const;

/** Parts of the upgrade guides outside of "iOS" and "Android" that concern one platform only, by their anchors. */
export const sectionPlatforms: Readonly<Record<string, 'ios' | 'android'>> = { 'choose-the-scheme': 'android' };

/** Parts of the upgrade guides that are no tasks of their own: the assistant writes them from what it knows of the app, or links to the guide. */
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
