/** Which commands of a plan are run, and how. */
import type { Answer } from '../../../src/packages/docs-cli/run-program';

/** Commands that a computer without a tool or a device can't run. */
export const skippedCommands: readonly { readonly command: RegExp; readonly why: string }[] = [
  { command: /^npx cap run /, why: 'needs Xcode or Android Studio, and a device' },
  { command: /^\.\/gradlew /, why: 'downloads Gradle' },
];

/** Errors of commands that are no failure of the plan. */
export const acceptedErrors: readonly { readonly command: RegExp; readonly errors: RegExp }[] = [
  // The check for Xcode comes before the one for iOS: on Linux it always fails.
  { command: /^npx cap doctor$/, errors: /Xcode is not installed/ },
  // The wrapper needs Gradle. The first installation may fail because of Storage, as the guide says: the next step does the rest.
  { command: /^npx cap migrate$/, errors: /gradle wrapper files were not updated|npm install failed/ },
];

/** What to enter when `npx cap migrate` asks. */
export const migrateAnswers: Readonly<Record<string, readonly Answer[]>> = {
  v4: [
    { question: 'Are you sure you want to migrate?', text: 'y' },
    { question: 'Run Npm Install?', text: 'y' },
    { question: 'Keep JCenter if present?', text: 'n' },
  ],
  v5: [
    { question: 'Are you sure you want to migrate?', text: 'y' },
    { question: 'Run Dependency Install?', text: 'y' },
    { question: 'Dependency Management Tool', text: '' },
  ],
};
