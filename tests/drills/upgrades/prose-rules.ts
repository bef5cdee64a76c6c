/**
 * How a machine does what a guide says in words instead of showing it in a diff. Each rule looks for the words, so that it does nothing any more when the
 * guide changes: the sentence is then listed as left to people, and the comparison shows what it would have done.
 */

import type { VersionName } from '../../../src/config/versions';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import type { AppFolder } from './app-folder';

export interface ProseRule {
  /** A step whose guide has the words, by its target. */
  readonly step: VersionName;
  readonly words: RegExp;
  /** Does it. @returns what was done; undefined when the app has nothing to change */
  readonly apply: (app: AppFolder, found: RegExpExecArray, subject: string) => string | undefined;
}

const project = 'ios/App/App.xcodeproj/project.pbxproj';
const config = 'capacitor.config.json';

function edit(app: AppFolder, file: string, change: (text: string) => string): string | undefined {
  return app.edit(file, change) ? file : undefined;
}

/** @returns a group of a match, which the rule has */
function group(found: RegExpExecArray, place: number): string {
  const text = found[place];
  if (text === undefined) throw inputError(`tests/drills/upgrades/prose-rules.ts: ${found[0]} has no group ${place}.`);
  return text;
}

export const proseRules: readonly ProseRule[] = [
  {
    step: 'v4',
    words: /In Xcode set iOS Deployment Target to (\d+\.\d+)/,
    apply: (app, found) =>
      edit(app, project, (text) => text.replace(/(IPHONEOS_DEPLOYMENT_TARGET = )[\d.]+/g, `$1${group(found, 1)}`)),
  },
  {
    step: 'v3',
    words: /Move the folder: mv (\S+) (\S+?)(?=\s|$)/,
    apply(app, found) {
      const [from, to] = [group(found, 1), group(found, 2)];
      if (!app.has(from)) return undefined;
      app.move(from, to);
      return `${from} to ${to}`;
    },
  },
  {
    // The reference of version 2 is below the project, the new one in the group of the folder.
    step: 'v3',
    words: /Drag the folder from Finder into the group App in Xcode/,
    apply: (app) =>
      edit(app, project, (text) =>
        text.replace('path = public; sourceTree = SOURCE_ROOT;', 'path = public; sourceTree = "<group>";'),
      ),
  },
  {
    step: 'v3',
    words: /The condition USE_PUSH can go from the build settings/,
    apply: (app) =>
      edit(app, project, (text) =>
        text
          .replace(
            'SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG USE_PUSH";',
            'SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;',
          )
          .replace('SWIFT_ACTIVE_COMPILATION_CONDITIONS = USE_PUSH;', 'SWIFT_ACTIVE_COMPILATION_CONDITIONS = "";'),
      ),
  },
  {
    step: 'v5',
    words: /Delete every file but (\S+) .* from (AppIcon\.appiconset), and describe it like this/,
    apply(app, found) {
      const folder = `ios/App/App/Assets.xcassets/${group(found, 2)}`;
      const gone = app.list(folder).filter((name) => name !== group(found, 1) && name !== 'Contents.json');
      for (const name of gone) app.remove(`${folder}/${name}`);
      return gone.length === 0 ? undefined : `${gone.length} files of ${folder}`;
    },
  },
  {
    // A task about keys: its title names them.
    step: 'v5',
    words: /Removed: configuration key|Delete it; without a bundler/,
    apply(app, _found, subject) {
      const keys = subject.split(', ');
      const text = app.read(config);
      const values = JSON.parse(text) as Record<string, unknown>;
      const gone = keys.filter((key) => Object.hasOwn(values, key));
      for (const key of gone) delete values[key];
      if (gone.length === 0) return undefined;
      app.write(config, `${JSON.stringify(values, null, 2)}\n`);
      return `${gone.join(', ')} in ${config}`;
    },
  },
];
