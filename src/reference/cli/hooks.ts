/** What the CLI's own scripts say about hooks and environment variables; nothing else in the package lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../facts/package-files';

/** Texts of all scripts in `dist`, in the order of their paths. */
export function readCliScripts(folder: string): string[] {
  const dist = join(folder, 'dist');
  return listFiles(dist)
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(dist, path), 'utf8'));
}

/** Returns the distinct first capture groups of a global pattern in all scripts, sorted. */
function collect(scripts: readonly string[], pattern: RegExp): string[] {
  const found = scripts.flatMap((script) => [...script.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...new Set(found)].sort();
}

/**
 * Names of the package.json scripts that the CLI runs: those of the app (`capacitor:copy:before`) and those of
 * a platform package (`capacitor:copy`). Every call goes through `runPlatformHook`,
 * since v5 compiled to `(0, common_1.runPlatformHook)(…)`.
 */
export function findHooks(scripts: readonly string[]): string[] {
  return collect(scripts, /runPlatformHook\)?\(.*?\b(capacitor:[a-z]+(?::(?:before|after))?)/g);
}

/** Variables that `runPlatformHook` adds to the environment of a hook. */
export function findHookEnvironment(scripts: readonly string[]): string[] {
  const environments = scripts.flatMap((script) =>
    [...script.matchAll(/function runPlatformHook\([\s\S]*?\n}/g)].map((match) => match[0]),
  );
  return collect(environments, /\b(CAPACITOR_[A-Z_]+):/g);
}

/** Variables that the CLI itself reads. */
export function findReadEnvironment(scripts: readonly string[]): string[] {
  return collect(scripts, /process\.env\.(CAPACITOR_[A-Z_]+)/g);
}
