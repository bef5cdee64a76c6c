import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { hashInputs } from '../../src/build/cache/build-stamp';
import { versionsVariable } from '../../src/build/settings/environment';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { readJson } from '../../src/packages/shared/files/read-json-file';
import { BenchError } from './errors';
import { addPages } from './more-pages';
import { ownBuild } from './own-build';
import { runLoud, say } from './progress';
import { withSiteCopy } from './site-copy';
import { weighFirstView } from './weigh-first-view';

/** Growth of the scripts of a first view, in kB. */
export interface Growth {
  readonly growthByVersion: number;
  readonly growthByPages: number;
}

/** Versions to keep when measuring what one version adds, and the number of versions that are left out. */
const keptVersions = 'v5,v4';
const leftOutVersions = 2;

/** Number of added pages. */
const morePages = 100;

const resultFile = join(projectRoot, 'node_modules', '.cache', 'bench-growth.json');

/**
 * Builds the site with two fewer versions and with 100 more pages, and measures what the reference page loads. Caches the result until
 * the inputs of the site change.
 *
 * @param js size of the scripts that the page loads in the unchanged site, in kB
 * @throws BenchError when a build fails
 */
export async function measureGrowth(browser: Browser, js: number): Promise<Growth> {
  const inputs = hashInputs(projectRoot);
  const known = readJson(resultFile) as (Growth & { inputs?: string }) | null;
  if (known?.inputs === inputs) return known;
  say('Building the site with two versions less, to see what a version adds.');
  const withFewerVersions = await weighChanged(browser, { [versionsVariable]: keptVersions });
  say('Building the site with 100 pages more, to see what they add.');
  const withMorePages = await weighChanged(browser, {}, (folder) => addPages(folder, morePages));
  const growth = {
    growthByVersion: (js - withFewerVersions) / leftOutVersions,
    growthByPages: ((withMorePages - js) * 100) / morePages,
  };
  mkdirSync(dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, JSON.stringify({ inputs, ...growth }));
  return growth;
}

/**
 * @param env environment variables for the build, in addition to those of this process
 * @param change modifies the copy before it is built
 */
function weighChanged(
  browser: Browser,
  env: Readonly<Record<string, string>>,
  change: (folder: string) => void = () => {},
): Promise<number> {
  return withSiteCopy(async (folder) => {
    change(folder);
    const code = await runLoud(ownBuild, folder, env);
    if (code !== 0) throw new BenchError('The changed site did not build; the errors stand above.');
    return (await weighFirstView(browser, join(folder, 'build'))).js;
  });
}
