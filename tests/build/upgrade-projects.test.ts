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
    .map((entry) => join(entry.path, entry.name));
  const files = paths.map((path) => {
    const webkitRelativePath = relative(folder, path).split(sep).join('/');
    return Object.assign(new File([readFileSync(path, 'utf8')], webkitRelativePath.replace(/^.*\//, '')), {
      webkitRelativePath,
    });
  });
  return (await collectChosen(files)).candidates;
}

interface Expected {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Tasks that are done, each with a line that proves it. */
  readonly done: Readonly<Record<string, string>>;
  readonly different: readonly string[];
}

const expected: Readonly<Record<string, Expected>> = {
  'trail-2': { from: 'v2', to: 'v3', done: {}, different: [] },
  'harbor-3': { from: 'v3', to: 'v4', done: {}, different: [] },
  'orchard-4': { from: 'v4', to: 'v5', done: {}, different: [] },
};

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

/** Writes what differs from the guide in short: task, file, line, text, note. */
function listDifferences(evidence: ReadonlyMap<string, Evidence>): string[] {
  return [...evidence].flatMap(([id, { findings }]) =>
    findings
      .filter(({ state, note }) => state !== 'met' || note?.startsWith('Newer'))
      .map(({ file, line, text, note }) =>
        [id, `${file}${line === undefined ? '' : `:${line}`}`, text, note].join(' | '),
      ),
  );
}

describe('the folder of an app', () => {
  it.each(Object.entries(expected))(
    '%s is read whole, and compared with the plan',
    async (name, { from, to, done, different }) => {
      const evidence = await compare(name, from, to);
      const ticked = [...evidence].filter(([, { isDone }]) => isDone);
      console.log(
        JSON.stringify(
          ticked.map(([id]) => id),
          null,
          2,
        ),
        JSON.stringify(listDifferences(evidence), null, 2),
      );
    },
  );
});
