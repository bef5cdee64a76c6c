import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { VersionName } from '../../src/config/versions';
import { findPackage } from '../../src/packages/reference/packages';

const webClasses = new Map<string, unknown>();

/**
 * Loads the web implementation of a plugin. It is loaded only once, because Capacitor warns when a plugin is registered twice.
 *
 * @param plugin the part of the package's name after `@capacitor/`
 * @param name of the class
 */
export function loadWebClass<Class>(version: VersionName, plugin: string, name: string): Class {
  const file = join(findPackage(version, `@capacitor/${plugin}`).dir, 'dist', 'plugin.cjs.js');
  if (!webClasses.has(file)) {
    const source = `${readFileSync(file, 'utf8')}\nreturn ${name};`;
    webClasses.set(file, new Function('exports', 'require', source)({}, createRequire(file)));
  }
  return webClasses.get(file) as Class;
}
