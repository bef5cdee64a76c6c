import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/files/project-root';
import type { VersionName } from '../../src/config/versions';
import type { UpgradeData } from '../../src/upgrade/data';
import { upgradeFile } from '../../src/upgrade/file';
import { makePlan } from '../../src/upgrade/plan/make-plan';
import type { App } from '../../src/upgrade/plan/plan';
import { type Candidates, collectChosen } from '../../src/upgrade/project/collect-files';
import { findApps } from '../../src/upgrade/project/find-apps';
import { type Evidence, findEvidence } from '../../src/upgrade/project/find-evidence';
import { readProject } from '../../src/upgrade/project/read-project';
import { buildFolder } from './site';

/* Whole folders of apps that are in the middle of an upgrade, read as the page reads them and compared with the plan from the guides. */

const data = JSON.parse(readFileSync(join(buildFolder, upgradeFile), 'utf8')) as UpgradeData;

const folder = join(projectRoot, 'tests/fixtures/upgrade-projects');

/** Collects a folder, as an input gives it. */
async function choose(name: string): Promise<Candidates> {
  const paths = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => {
    const webkitRelativePath = relative(folder, path).split(sep).join('/');
    return Object.assign(new File([readFileSync(path)], webkitRelativePath.replace(/^.*\//, '')), {
      webkitRelativePath,
    });
  });
  return (await collectChosen(files)).candidates;
}

/** Reads an app of a folder whole, and compares it with the plan of an upgrade. */
async function compare(name: string, from: VersionName, to: VersionName): Promise<ReadonlyMap<string, Evidence>> {
  const candidates = await choose(name);
  const [folderOfApp, ...others] = findApps([...candidates.keys()]);
  expect(others).toEqual([]);
  if (folderOfApp === undefined) throw new Error(`${name} has no app.`);
  const project = await readProject(folderOfApp, candidates);
  const app: App = { name, dependencies: [], picked: ['camera'], platforms: ['ios', 'android'], manager: 'npm' };
  return findEvidence(makePlan(app, from, to, data), project);
}

describe('x', () => {
  it.each([['trail-2','v2','v3'],['harbor-3','v3','v4'],['orchard-4','v4','v5']] as const)('%s', async (name, from, to) => {
    for (const [id, e] of await compare(name, from, to)) {
      console.log(e.isDone ? '✔' : ' ', id, e.unread.join());
      for (const f of e.findings) console.log('     ', f.state, f.file, f.line ?? '', f.text, f.note ?? '');
    }
  });
});
