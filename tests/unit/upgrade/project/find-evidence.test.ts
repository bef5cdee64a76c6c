import type { BlockContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/packages/upgrade/plan/plan';
import { findEvidence } from '../../../../src/packages/upgrade/project/find-evidence';
import { code, inlineCode, table, text } from '../../../../src/remark/nodes';

/** Makes a plan with one task. */
function planWith(id: string, body: readonly BlockContent[], keys: readonly string[] = []): Plan {
  const task = { id, title: keys.length > 0 ? keys.map(inlineCode) : [text('Task')], body };
  const parts = [{ id: 'v4', title: 'Step', groups: [{ title: 'Group', tasks: [task] }] }];
  return { from: 'v3', to: 'v4', warnings: [], parts, others: [] };
}

/** Compares a task with files, by their paths. */
function check(plan: Plan, files: Readonly<Record<string, string>>) {
  const project = { folder: '', files: Object.entries(files).map(([path, own]) => ({ path, text: own })), unread: [] };
  const [evidence] = findEvidence(plan, project).values();
  return (
    evidence && { isDone: evidence.isDone, lines: evidence.findings.map(({ line }) => line), unread: evidence.unread }
  );
}

const diff = (title: string, value: string) => code('diff', value, `title="${title}"`);
const variables = (wanted: string) => diff('android/variables.gradle', `-  sdk = 30\n+  sdk = ${wanted}`);
const podfile = diff('ios/App/Podfile', "-platform :ios, '12.0'\n+platform :ios, '13.0'");
const own = { 'android/variables.gradle': 'ext {\n  sdk = 32\n}' };

describe('a task', () => {
  it('is done when the file has what the guide says, and not when the guide says something else', () => {
    expect(check(planWith('v4/guide/a', [variables('32')]), own)).toEqual({ isDone: true, lines: [2], unread: [] });
    expect(check(planWith('v4/guide/a', [variables('33')]), own)).toEqual({ isDone: false, lines: [2], unread: [] });
  });

  it('is not done by a part of its files', () => {
    const both = [variables('32'), diff('android/app/build.gradle', '+x')];
    expect(check(planWith('v4/guide/a', both), own)).toEqual({
      isDone: false,
      lines: [2],
      unread: ['android/app/build.gradle'],
    });
  });

  it('is not done by the Podfile alone, where Xcode needs the same version', () => {
    const files = { 'ios/App/Podfile': "platform :ios, '13.0'" };
    const place = 'ios/App/App.xcodeproj/project.pbxproj';
    const plan = planWith('v4/guide/target', [podfile]);
    expect(check(plan, files)).toEqual({ isDone: false, lines: [1], unread: [place] });
    const old = { ...files, [place]: 'IPHONEOS_DEPLOYMENT_TARGET = 13.0;\nIPHONEOS_DEPLOYMENT_TARGET = 12.0;' };
    expect(check(plan, old)?.isDone).toBe(false);
    expect(check(plan, { ...files, [place]: 'IPHONEOS_DEPLOYMENT_TARGET = 13.0;' })?.isDone).toBe(true);
  });

  it('about the behavior of a plugin is never done by a file', () => {
    expect(check(planWith('v4/note/camera', [variables('32')]), own)).toEqual({
      isDone: false,
      lines: [2],
      unread: [],
    });
  });

  it('without code says nothing, and neither does a file that is not there', () => {
    expect(check(planWith('v4/check', [code('bash', 'npx cap sync')]), own)).toBeUndefined();
    expect(check(planWith('v4/guide/a', [variables('32')]), {})).toBeUndefined();
    expect(check(planWith('v4/guide/a', [diff('src/app.ts', '+a')]), own)).toBeUndefined();
  });

  it('needs a line: a file that only lacks what is to be removed proves nothing', () => {
    expect(
      check(planWith('v4/guide/a', [diff('android/build.gradle', '-  jcenter()')]), { 'android/build.gradle': '' }),
    ).toBeUndefined();
  });

  it('has variables in tables, for those that the app sets', () => {
    const rows = ['sdk', 'other'].map((name) => ({ cells: [[inlineCode(name)], [text('30')], [text('33')]] }));
    const body = [table(['variable', 'in version 3', 'in version 4'], rows)];
    expect(check(planWith('v4/guide/a', body), own)).toEqual({ isDone: false, lines: [2], unread: [] });
    expect(check(planWith('v4/guide/a', body), { 'android/variables.gradle': 'ext {\n  sdk = 33\n}' })?.isDone).toBe(
      true,
    );
  });

  it('has keys that the configuration must not have; the CLI reads the first of several files', () => {
    const plan = planWith('v4/keys/npmClient', [], ['npmClient']);
    const files = { 'capacitor.config.json': '{\n"npmClient": "npm"\n}' };
    expect(check(plan, files)).toEqual({ isDone: false, lines: [2], unread: [] });
    expect(check(plan, { ...files, 'capacitor.config.ts': 'export default { appId: "a" };' })).toEqual({
      isDone: true,
      lines: [1],
      unread: [],
    });
  });
});
