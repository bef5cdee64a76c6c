import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { majorOf, type VersionName, versionNames } from '../../src/config/versions';
import { versionPairs } from '../../src/lib/page-pairs';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { type UpgradeData, upgradeFile } from '../../src/packages/upgrade/data';
import { findOrigin } from '../../src/packages/upgrade/plan/find-start';
import { makePlan } from '../../src/packages/upgrade/plan/make-plan';
import { type App, listTasks } from '../../src/packages/upgrade/plan/plan';
import { readText } from '../../src/packages/upgrade/read/read-text';
import { buildFolder } from './site';

/* The data that the upgrade assistant reads, and the plans that it creates for public apps. */

const data = JSON.parse(readFileSync(join(buildFolder, upgradeFile), 'utf8')) as UpgradeData;

const folder = join(projectRoot, 'tests/fixtures/upgrade');

/** The packages of a public app, and the tasks that its plan must contain, checked by hand against the upgrade guides. */
interface Fixture {
  readonly source: string;
  readonly to: VersionName;
  /** Core plugins that the app uses according to its sources. */
  readonly picked: readonly string[];
  readonly tasks: readonly string[];
  readonly packageJson: object;
}

function readApp({ packageJson, picked }: Fixture): App {
  const result = readText(JSON.stringify(packageJson));
  if (!result.isRead) throw new Error(result.problem.message);
  const { dependencies } = result.app;
  const has = (platform: string): boolean => dependencies.some(({ name }) => name === `@capacitor/${platform}`);
  return { name: '', dependencies, picked, platforms: (['ios', 'android'] as const).filter(has), manager: 'npm' };
}

describe('the plan of a public app', () => {
  const files = readdirSync(folder);

  it('is checked for six of them, of three versions', () => {
    const versions = files.map((file) => /-(\d)\.json$/.exec(file)?.[1]);
    expect(versions.sort()).toEqual(['2', '2', '3', '3', '4', '4']);
  });

  const versionOf = (file: string): string => `v${/-(\d)\.json$/.exec(file)?.[1]}`;

  // Fixtures for retired versions are skipped.
  it.each(files.filter((file) => versionNames.some((name) => name === versionOf(file))))(
    '%s has every task that concerns it, and no other',
    (file) => {
      const fixture = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture;
      const app = readApp(fixture);
      // One of them has an old CLI.
      const from = `v${findOrigin(app.dependencies, data).highest}`;
      expect(from).toBe(versionOf(file));
      const plan = makePlan(app, from as VersionName, fixture.to, data);
      expect(listTasks(plan).map(({ id }) => id)).toEqual(fixture.tasks);
    },
  );
});

describe('the data of the assistant', () => {
  const everything: App = {
    name: '',
    dependencies: [{ name: '@ionic/portals', range: '1', isForDevelopment: false }],
    picked: [...new Set(data.versions.flatMap(({ plugins }) => plugins.map(({ page }) => page)))],
    platforms: ['ios', 'android'],
    manager: 'npm',
  };

  it('has a step between all neighbors, each with its guide', () => {
    expect(data.steps.map(({ from, to, guide }) => [from, to, guide?.split('/').at(-1)])).toEqual(
      [...versionPairs].reverse().map(({ from, to }) => [from, to, `${majorOf(to)}-0`]),
    );
  });

  it.each(data.steps)('tells an app with everything all that the guide from $from to $to has', (step) => {
    const plan = makePlan(everything, step.from, step.to, data);
    const tasks = listTasks(plan);
    const ids = tasks.map(({ id }) => id);
    for (const { id } of step.sections) expect(ids).toContain(`${step.to}/guide/${id}`);
    for (const { id } of step.notes) expect(ids).toContain(`${step.to}/note/${id}`);
    const text = JSON.stringify(tasks);
    for (const { words } of step.keys) expect(text).toContain(JSON.stringify(words).slice(1, -1));
    for (const { page } of step.changes.filter(({ page: own }) => own !== 'config')) {
      expect(ids).toContain(`${step.to}/api/${page}`);
    }
  });

  it('knows each plugin that a guide names', () => {
    const known = new Set(data.versions.flatMap(({ plugins }) => plugins.map(({ title }) => title)));
    const named = data.steps.flatMap(({ notes }) =>
      notes.flatMap(({ pages, title }) => (pages === null ? [title] : [])),
    );
    expect(named.filter((title) => title !== 'all')).toEqual(['Your own plugins']);
    expect(known.size).toBeGreaterThan(25);
  });

  it('leads to places that exist', () => {
    const text = JSON.stringify(data);
    const addresses = new Set([...text.matchAll(/"url":"(\/docs\/[^"]*)"/g)].map(([, url = '']) => url));
    expect(addresses.size).toBeGreaterThan(200);
    const missing = [...addresses].filter((address) => {
      const [path = '', anchor] = address.split('#');
      const html = readPage(path);
      return html === undefined || (anchor !== undefined && !new RegExp(`id="?${anchor}["\\s>]`).test(html));
    });
    expect(missing).toEqual([]);
  });

  // The pages of a newer version may have no such part.
  it.runIf(versionNames.includes('v2'))('leads from version 1 to 2', () => {
    expect(data.earlier.map(({ url }) => url)).toEqual(['/docs/v2/ios/updating', '/docs/v2/android/updating']);
    for (const { url } of data.earlier) expect(readPage(url)).toContain('From version 1 to version 2');
  });

  it('is small enough for a phone', () => {
    expect(readFileSync(join(buildFolder, upgradeFile)).length).toBeLessThan(200_000);
  });
});

const pages = new Map<string, string | undefined>();

/** Returns the HTML of a built page by its address, or undefined when there is none. */
function readPage(path: string): string | undefined {
  if (!pages.has(path)) {
    try {
      pages.set(path, readFileSync(join(buildFolder, path.slice('/docs/'.length), 'index.html'), 'utf8'));
    } catch {
      pages.set(path, undefined);
    }
  }
  return pages.get(path);
}
