/** Reads the text in the packages of a version: native code, JavaScript, manifests, and the files of a new project. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { VersionName } from '../../src/config/versions';
import { listTemplateFiles, readTemplateFile } from '../../src/packages/reference/facts';
import { listFiles, packageDir } from '../../src/packages/reference/facts/package-files';
import { readPins } from '../../src/packages/reference/packages';

const sourceTypes = new Set(['.swift', '.m', '.java', '.kt', '.xml', '.gradle', '.js']);

/** Skips bundles, which repeat `dist/esm`, and tests, whose messages no app ever shows. */
const isSource = (path: string) =>
  sourceTypes.has(extname(path)) &&
  !/(?:^|\/)(?:node_modules|test|androidTest|\w*Tests)\//.test(path) &&
  !/plugin\.(?:cjs\.)?js$/.test(path);

const templateTypes = /\.(?:gradle|xml|plist|swift|java)$/;

function readPackage(version: VersionName, name: string): string[] {
  const dir = packageDir(version, name);
  return listFiles(dir)
    .filter(isSource)
    .map((path) => readFileSync(join(dir, path), 'utf8'));
}

function readTemplates(version: VersionName): string[] {
  return (['android', 'ios'] as const).flatMap((platform) =>
    listTemplateFiles(version, platform)
      .filter((path) => templateTypes.test(path))
      .map((path) => readTemplateFile(version, platform, path)),
  );
}

const cache = new Map<VersionName, string>();

/** Returns all sources of a version as one text, with single spaces and unescaped quotes. */
export function readSources(version: VersionName): string {
  const known = cache.get(version);
  if (known !== undefined) {
    return known;
  }
  const packages = readPins(version)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('@capacitor/'));
  const text = [...packages.flatMap((name) => readPackage(version, name)), ...readTemplates(version)]
    .join('\n')
    .replace(/\\(["'])/g, '$1')
    .replace(/\s+/g, ' ');
  cache.set(version, text);
  return text;
}
