import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../src/packages/docs-cli/run-program';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { runInFolder } from '../apps/run-step';
import { type AppState, copyApp } from './app-states';

/** What a command did in an app. */
export interface Result extends Outcome {
  /** Content of `capacitor.config.json` afterwards; undefined when there is none. */
  readonly config: string | undefined;
  /** Those of the watched files that were written. */
  readonly written: readonly string[];
}

/** A command, and the app that it runs in. */
export interface Setting {
  readonly command: string;
  readonly state: AppState;
  /** What happened to the app before, as commands of a shell. */
  readonly before?: string;
  /** Files and folders, from the root of the app. */
  readonly watched?: readonly string[];
}

export type RunInApp = (setting: Setting) => Promise<Result>;

/**
 * Makes the function that runs commands, each in a fresh copy of an app. The same command in the same app runs once.
 *
 * @param original the app with both platforms
 * @param folder where the copies and a home folder for the settings of the CLI go
 */
export function makeRunner(original: string, folder: string): RunInApp {
  const known = new Map<string, Promise<Result>>();
  const app = join(folder, 'app');
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  const cache = process.env.npm_config_cache ?? join(process.env.HOME ?? '', '.npm');
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    npm_config_cache: cache,
    // What a computer without the Android SDK prints is the same everywhere.
    ANDROID_HOME: '',
    ANDROID_SDK_ROOT: '',
  };
  const run: RunInApp = async ({ command, state, before, watched = [] }) => {
    await copyApp(original, app, state);
    if (before !== undefined) {
      const { isFine, output } = await runInFolder(before, app, { env });
      if (!isFine) throw inputError(`"${before}" failed before "${command}": ${output.trim()}`);
    }
    const age = (file: string): number => (existsSync(join(app, file)) ? statSync(join(app, file)).mtimeMs : 0);
    const ages = new Map(watched.map((file) => [file, age(file)]));
    const outcome = await runInFolder(command, app, { env });
    const config = join(app, 'capacitor.config.json');
    return {
      ...outcome,
      config: existsSync(config) ? readFileSync(config, 'utf8') : undefined,
      written: watched.filter((file) => age(file) > (ages.get(file) ?? 0)),
    };
  };
  return (setting) => {
    const key = JSON.stringify(setting);
    const result = known.get(key) ?? run(setting);
    known.set(key, result);
    return result;
  };
}
