/** Writes the page about updating an app to a major version, with everything that the packages say. */

/** @param major number of the version to update to */
export function writeUpgradeGuide(major: string): string {
  const before = Number(major) - 1;
  const files = ['variables.gradle', 'build.gradle', 'app/build.gradle', 'gradle/wrapper/gradle-wrapper.properties'];
  const diffs = files.map(
    (file) => `### ${file}\n\n::template-diff{from="v${before}" to="v${major}" platform="android" file="${file}"}`,
  );
  return `---
title: Updating to ${major}.0
description: Move a Capacitor ${before} app to Capacitor ${major} with npx cap migrate or by hand, file by file, with what changes in the native projects.
---

These steps are for every app on Capacitor ${before} that should run on Capacitor ${major}.

## Before you start

You need Node.js :fact[nodeMinimum], Xcode :fact[xcode], Android Studio :fact[androidStudio] and JDK :fact[java].

Commit everything. Both ways below edit your native projects, and a clean commit is your way back.

## Automatic upgrade {/* #the-automatic-way */}

Install the new CLI, then let it do the work:

::install{dev="@capacitor/cli" sync=false}

\`\`\`bash
npx cap migrate
\`\`\`

[\`npx cap migrate\`](../cli/commands/migrate.md) explains the options and the messages.

## Manual upgrade {/* #the-manual-way */}

::install{packages="@capacitor/core @capacitor/android @capacitor/ios" dev="@capacitor/cli"}

Edit the files of the native project, where yours are like the files of a new one:

${diffs.join('\n\n')}

## Plugins

[API changes](../api-changes.md) lists every plugin, method and setting that changed.
`;
}
