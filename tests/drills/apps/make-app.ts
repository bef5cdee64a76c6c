/** Makes real apps from the published packages, with the CLI of the version. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionName } from '../../../src/config/versions';
import { readPins } from '../../../src/packages/reference/packages';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { runStep } from './run-step';

/** Name and ID of every made app. */
export const appName = 'Corner Shop';
export const appId = 'org.cornershop.app';

/** Platform packages of an app, with the CLI for development. */
const runtime = ['@capacitor/core', '@capacitor/android', '@capacitor/ios'] as const;

/**
 * Version 2 runs `pod install` without looking for it. By then all files are written, apart from the pods themselves; later versions skip the command
 * with a warning.
 */
const noPods = /\bpod: (?:command )?not found/;

/**
 * Makes an app with both platforms, in the versions that the docs pin, and syncs it.
 *
 * Needs npm and a connection or a filled cache of npm, about ten seconds, and nothing else: the CLI copies the native projects without Xcode and
 * Android Studio. On a Mac it would insist on CocoaPods and run it, so the apps are made on Linux.
 *
 * @param folder an empty folder outside of the project
 * @param plugins names of official plugin packages; none in version 2, where they are part of the core
 * @throws a one-line error when a plugin is not pinned in this version, or when a command fails
 */
export async function makeApp(folder: string, version: VersionName, plugins: readonly string[] = []): Promise<void> {
  if (process.platform !== 'linux') {
    throw inputError(
      'Apps are made on Linux only: on other systems the CLI of Capacitor asks for CocoaPods, and runs it.',
    );
  }
  writeWebApp(folder, version, plugins);
  await runStep('npm install', folder);
  await runStep('npm run build', folder);
  const client = version === 'v2' ? ' --npm-client npm' : '';
  await runStep(`npx cap init "${appName}" ${appId} --web-dir www${client}`, folder);
  await runStep('npx cap add android', folder);
  await runStep('npx cap add ios', folder);
  await syncApp(folder);
}

/** Runs `npx cap sync` in an app. */
export async function syncApp(folder: string): Promise<void> {
  await runStep('npx cap sync', folder, { accepted: noPods });
}

/** Writes the `package.json` and the page of an app. */
function writeWebApp(folder: string, version: VersionName, plugins: readonly string[]): void {
  const pins = new Map(readPins(version).map(({ name, version: pinned }) => [name, pinned]));
  const pin = (name: string): [string, string] => {
    const pinned = pins.get(name);
    if (pinned === undefined) throw inputError(`src/capacitor/${version}/package.json does not pin ${name}.`);
    return [name, pinned];
  };
  const manifest = {
    name: 'corner-shop',
    version: '1.0.0',
    private: true,
    scripts: { build: 'mkdir -p www && cp src/index.html www/' },
    dependencies: Object.fromEntries([...runtime, ...plugins].sort().map(pin)),
    devDependencies: Object.fromEntries(['@capacitor/cli'].map(pin)),
  };
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'src/index.html'), page);
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${appName}</title>
  </head>
  <body>
    <h1>${appName}</h1>
  </body>
</html>
`;
