import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { type UpgradeData, upgradeFile } from '../../src/packages/upgrade/data';
import { applyText, emptyState, findVersions } from '../../src/packages/upgrade/page/use-upgrade';
import { makePlan } from '../../src/packages/upgrade/plan/make-plan';
import { listTasks } from '../../src/packages/upgrade/plan/plan';
import { buildFolder } from './site';

/* What the upgrade assistant makes of files in the shapes that public apps have. */

const data = JSON.parse(readFileSync(join(buildFolder, upgradeFile), 'utf8')) as UpgradeData;
const folder = join(projectRoot, 'tests/fixtures/upgrade-apps');

/** Reads a text as the page does: `known: plan v3 to v4 for ios, android with npm`, with what names no version and where else to look. */
function describeApp(text: string): string {
  const state = applyText(text, emptyState);
  const { app, notes, problem } = state;
  if (problem !== undefined) return `${problem.line}:${problem.column} ${problem.message.slice(0, 44)}`;
  const { origin, versions } = findVersions(state, data);
  const { start, unread } = origin;
  const parts: string[] = [start.kind];
  if (versions.from !== undefined && versions.to !== undefined) {
    const plan = makePlan(app, versions.from, versions.to, data);
    expect(listTasks(plan).length).toBeGreaterThan(2);
    parts.push(`: plan ${plan.from} to ${plan.to}`);
  }
  if (app.platforms.length > 0) parts.push(` for ${app.platforms.join(', ')}`);
  parts.push(` with ${app.manager}`);
  if (unread.length > 0)
    parts.push(`; not read: ${unread.map(({ name }) => name.slice('@capacitor/'.length)).join(', ')}`);
  if (notes.length > 0) parts.push(`; ${notes.join(' ')}`);
  return parts.join('');
}

const folders = 'This is the root of a workspace. Look for the package.json of your app in';

const expected: Readonly<Record<string, string>> = {
  // package.json
  'bets-1.json': 'older for ios, android with npm',
  'bun-catalog-5.json': 'newest for android with bun',
  'conference-6.json': 'newer for ios, android with npm',
  'cordova-plugins-2.json': 'known: plan v2 to v4 for ios, android with npm',
  'everything-in-dev-3.json': 'known: plan v3 to v4 for android with npm',
  'forgotten-cli-4.json': 'mixed: plan v3 to v4 for ios, android with npm',
  'forgotten-storage-4.json': 'mixed: plan v3 to v4 for android with npm',
  'fork.json': 'unknown for ios, android with npm; not read: android, core, ios',
  'ionic-angular-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'ionic-react-3.json': 'known: plan v3 to v4 for ios, android with npm',
  'ionic-vue-5.json': 'newest for ios, android with npm',
  'latest-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'latest.json': 'unknown for ios, android with npm; not read: android, camera, core, ios, cli',
  'next.json': 'unknown with npm; not read: core, cli',
  'npm-workspace-root.json': `unknown with npm; ${folders} apps/*, packages/*.`,
  'nx-app-star.json': 'unknown for ios, android with npm; not read: android, core, ios, cli',
  'nx-integrated-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'nx-root.json':
    'unknown with npm; This looks like the root of a workspace. Look for the package.json of your app in its folders, such as apps.',
  'old-plugins-5.json': 'mixed: plan v4 to v5 for ios, android with npm',
  'only-dependencies-3.txt': 'known: plan v3 to v4 for android with npm',
  'plugin-library-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'plugin-library-peers.json': 'unknown with npm; not read: core',
  'pnpm-catalog-with-workspace-4.txt': 'known: plan v4 to v5 for ios, android with pnpm',
  'pnpm-catalog.json': 'unknown for ios, android with pnpm; not read: android, core, ios, browser, cli',
  'prerelease-5.json': 'newest for android with npm',
  'quasar-root.json':
    'known: plan v4 to v5 with npm; A Quasar project has Capacitor in its own folder. Paste src-capacitor/package.json.',
  'quasar-src-capacitor-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'several-majors.json': 'unknown with npm; not read: core, cli',
  'svelte-without-platforms-4.json': 'known: plan v4 to v5 with pnpm',
  'tarball-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'updater-8.json': 'newer for ios, android with bun',
  'very-old-plugin-5.json': 'mixed for ios with npm',
  'with-comments-4.jsonc': 'known: plan v4 to v5 for ios with npm',
  'without-capacitor.json': 'unknown with npm',
  'workspace-star.json': 'unknown for ios, android with npm; not read: android, core, ios, cli',
  'x-ranges-4.json': 'known: plan v4 to v5 for ios, android with npm',
  'yarn-npm-protocol-4.json': 'known: plan v4 to v5 for ios, android with yarn',
  'yarn-patch-3.json': 'known: plan v3 to v4 for ios, android with yarn',
  'yarn-workspace-root.json': `none with yarn; ${folders} mobile, web.`,
  // Settings of workspaces
  'angular.json': `none with npm; ${folders} apps/visitor.`,
  'ionic.config.json': `none with npm; ${folders} projects/visitor, projects/seller.`,
  'lerna.json': `none with npm; ${folders} mobile, packages/*.`,
  'nx.json': `none with npm; ${folders} apps/*.`,
  'pnpm-workspace-root.yaml': `none with pnpm; ${folders} apps/**, packages/*.`,
  // Lock files
  'bun.lock': 'newest for android with bun',
  'latest-with-lock-4.txt': 'known: plan v4 to v5 for ios, android with yarn',
  'package-lock-1.json':
    'known: plan v3 to v4 for android with npm; This old package-lock.json does not list the packages of the app itself. The plan has those with names that belong to Capacitor or Cordova.',
  'package-lock-2.json': 'known: plan v4 to v5 for ios with npm',
  'package-lock-3-two-apps.json':
    'none with npm; Several projects have Capacitor: projects/seller, projects/visitor. Paste the package.json of one of them.',
  'package-lock-3-workspace.json': 'known: plan v4 to v5 for android with npm',
  'pnpm-lock-5.4.yaml': 'known: plan v3 to v4 for android with pnpm',
  'pnpm-lock-6.yaml': 'known: plan v4 to v5 for ios with pnpm',
  'pnpm-lock-9-workspace.yaml': 'known: plan v4 to v5 for android with pnpm',
  'yarn-1-two-majors.lock':
    'unknown for ios with yarn; not read: core; A yarn.lock of Yarn 1 does not list the packages of the app itself. The plan has those with names that belong to Capacitor or Cordova.',
  'yarn-1.lock':
    'known: plan v4 to v5 for android with yarn; A yarn.lock of Yarn 1 does not list the packages of the app itself. The plan has those with names that belong to Capacitor or Cordova.',
  'yarn-3.lock': 'known: plan v4 to v5 for android with yarn',
  'yarn-4-workspace.lock': 'known: plan v3 to v4 for ios with yarn',
  // Output of commands
  'cap-doctor-2.txt':
    'known: plan v2 to v4 for android with npm; The output of npx cap doctor names no plugins: pick yours below, or paste your package.json instead.',
  'cap-doctor-4.txt':
    'known: plan v4 to v5 for ios, android with npm; The output of npx cap doctor names no plugins: pick yours below, or paste your package.json instead.',
  'cap-doctor-log-3.txt':
    'known: plan v3 to v4 with npm; The output of npx cap doctor names no plugins: pick yours below, or paste your package.json instead.',
  'npm-ls-4.txt': 'known: plan v4 to v5 for ios, android with npm',
  'npm-ls-json-5.json': 'newest for ios with npm',
  'npm-ls-windows-3.txt': 'known: plan v3 to v4 for ios, android with npm',
  'npm-ls-workspace-4.txt': 'known: plan v4 to v5 for android with npm',
  // Something else
  Podfile: '1:1 The assistant does not know this format. Pas',
};

describe('the files of an app', () => {
  const files = readdirSync(folder).sort();

  it('all have an expected result', () => {
    expect(Object.keys(expected).sort()).toEqual(files);
    expect(files.length).toBeGreaterThan(60);
  });

  it.each(files)('%s', (file) => {
    expect(describeApp(readFileSync(join(folder, file), 'utf8'))).toBe(expected[file]);
  });
});
