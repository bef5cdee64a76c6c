import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../src/packages/upgrade/plan/make-plan';
import { type App, listTasks, type Plan } from '../../../src/packages/upgrade/plan/plan';
import { sortPackages } from '../../../src/packages/upgrade/plan/sort-packages';
import { planToMarkdown } from '../../../src/packages/upgrade/plan/to-markdown';
import { data } from './data';

/** Creates an app with these packages, given as `name@range`. */
function makeApp(packages: readonly string[], rest: Partial<App> = {}): App {
  const dependencies = packages.map((text) => {
    const at = text.lastIndexOf('@');
    return { name: text.slice(0, at), range: text.slice(at + 1), isForDevelopment: false };
  });
  return { name: 'app', dependencies, picked: [], platforms: [], manager: 'npm', ...rest };
}

const idsOf = (plan: Plan): string[] => listTasks(plan).map(({ id }) => id);
const markdownOf = (plan: Plan): string => planToMarkdown(plan, new Set(), 'https://example.com');

describe('the packages of an app', () => {
  it('are each in one list', () => {
    const app = makeApp([
      '@capacitor/core@3',
      '@capacitor/camera@1',
      '@capacitor/background-runner@1',
      'cordova-plugin-x@1',
      '@ionic-native/core@5',
      '@capacitor-community/http@1',
      'react@18',
    ]);
    const sorted = sortPackages(app.dependencies, data);
    const lists: [string, readonly { name: string }[]][] = Object.entries(sorted);
    const names = lists.map(([list, own]) => `${list}: ${own.map(({ name }) => name).join(' ')}`);
    expect(names).toEqual([
      'runtime: @capacitor/core',
      'plugins: @capacitor/camera',
      'undescribed: @capacitor/background-runner',
      'cordova: cordova-plugin-x @ionic-native/core',
      'community: @capacitor-community/http',
      'others: react',
    ]);
  });
});

describe('a plan', () => {
  it('has what concerns the app, and nothing else', () => {
    const app = makeApp(['@capacitor/core@3', '@capacitor/camera@1', '@capacitor/storage@1']);
    expect(idsOf(makePlan(app, 'v3', 'v4', data))).toEqual(['v4/moved', 'v4/packages', 'v4/note/camera-0', 'v4/check']);
  });

  it('has files and tools of the native projects that there are', () => {
    const app = makeApp(['@capacitor/core@2'], { picked: ['camera'], platforms: ['ios'] });
    const plan = makePlan(app, 'v2', 'v3', data);
    expect(idsOf(plan)).toContain('v3/guide/podfile');
    expect(markdownOf(plan)).toContain('| Xcode | 11 | 12 |');
    const onAndroid = makePlan({ ...app, platforms: ['android'] }, 'v2', 'v3', data);
    expect(idsOf(onAndroid)).not.toContain('v3/guide/podfile');
    expect(markdownOf(onAndroid)).not.toContain('Xcode');
    // Requirements that stay the same are not tasks.
    expect(markdownOf(onAndroid)).not.toContain('JDK');
  });

  it('follows plugins over several versions', () => {
    const plan = makePlan(makeApp(['@capacitor/core@2'], { picked: ['storage', 'photos'] }), 'v2', 'v4', data);
    const markdown = markdownOf(plan);
    expect(markdown).toContain('npm install @capacitor/core@3 @capacitor/storage@1');
    expect(markdown).toContain('@capacitor/preferences@4');
    expect(markdown).toContain('| `Photos` | none | See [Camera](https://example.com/docs/v3/apis/camera) |');
    expect(markdown).not.toContain('camera@4');
  });

  it('has all plugins of a version that has them in the core, until the reader picks some', () => {
    const all = makePlan(makeApp(['@capacitor/core@2']), 'v2', 'v3', data);
    expect(markdownOf(all)).toContain('`Photos`');
    expect(all.warnings.map((words) => JSON.stringify(words)).join()).toContain('until you pick');
    const some = makePlan(makeApp(['@capacitor/core@2'], { picked: ['camera'] }), 'v2', 'v3', data);
    expect(markdownOf(some)).not.toContain('`Photos`');
    expect(some.warnings).toEqual([]);
  });

  it('replaces a package that an app has kept from an older version', () => {
    const plan = makePlan(makeApp(['@capacitor/core@3', '@capacitor/preferences@4']), 'v3', 'v4', data);
    expect(JSON.stringify(plan.warnings)).toContain('does not exist in version 3');
    expect(markdownOf(plan)).toContain('@capacitor/preferences@4');
  });

  it('removes a package of an older version whose successor it installs, once', () => {
    const app = makeApp(['@capacitor/core@4', '@capacitor/storage@1']);
    const markdown = markdownOf(makePlan(app, 'v4', 'v5', data));
    expect(markdown).toContain('npm uninstall @capacitor/storage\n');
    expect(markdown).toContain('@capacitor/preferences@5');
    expect(markdownOf(makePlan(makeApp(['@capacitor/core@4', '@capacitor/camera@4']), 'v4', 'v5', data))).not.toContain(
      'npm uninstall',
    );
  });

  it('removes a package that an earlier step installed', () => {
    const app = makeApp(['@capacitor/core@2'], { picked: ['storage'] });
    const markdown = markdownOf(makePlan(app, 'v2', 'v5', data));
    expect(markdown.match(/npm uninstall .*/g)).toEqual(['npm uninstall @capacitor/storage']);
    expect(markdown.indexOf('npm uninstall')).toBeGreaterThan(markdown.indexOf('## From version 3 to version 4'));
  });

  it('names keys of the configuration of what the app has', () => {
    const keysOf = (app: App) => idsOf(makePlan(app, 'v2', 'v3', data)).filter((id) => id.includes('/keys/'));
    const app = makeApp(['@capacitor/core@2'], { picked: ['storage'] });
    expect(keysOf(app)).toEqual(['v3/keys/npmClient']);
    expect(keysOf({ ...app, platforms: ['ios'] })).toEqual(['v3/keys/ios.minVersion', 'v3/keys/npmClient']);
    expect(keysOf({ ...app, picked: ['camera'] })).toEqual(['v3/keys/npmClient', 'v3/keys/plugins.Camera']);
    const portals = makeApp(['@capacitor/core@2', '@ionic/portals@1'], { picked: ['storage'] });
    expect(keysOf(portals)).toEqual(['v3/keys/npmClient', 'v3/keys/plugins.Portals']);
  });

  it('leaves out rows about other plugins, and a table of which nothing is left with its lead-in', () => {
    const android = { platforms: ['android'] as const };
    const withCamera = markdownOf(
      makePlan(makeApp(['@capacitor/core@3', '@capacitor/camera@1'], android), 'v3', 'v4', data),
    );
    expect(withCamera).toContain('ofCamera');
    expect(withCamera).not.toContain('ofApp');
    const without = markdownOf(
      makePlan(makeApp(['@capacitor/core@3', '@capacitor/storage@1'], android), 'v3', 'v4', data),
    );
    expect(without).not.toContain('Raise these too');
    expect(without).not.toContain('| variable |');
  });

  it('warns of packages that do not belong together', () => {
    const textsOf = (own: App) =>
      makePlan(own, 'v3', 'v4', data).warnings.map((words) =>
        words.map((word) => ('value' in word ? word.value : '')).join(''),
      );
    const app = makeApp(['@capacitor/core@4.0.0', '@capacitor/cli@3.2.5', '@capacitor/camera@1.0.0']);
    expect(textsOf(app)).toEqual([
      'The plan starts at version 3, but these packages have another version: @capacitor/core 4 instead of 3. ' +
        'All packages of an app should belong to the same version of Capacitor.',
    ]);
    const withCamera = makeApp(['@capacitor/core@3.0.0', '@capacitor/ios@2', '@capacitor/camera@4.0.0']);
    expect(textsOf(withCamera).join()).toContain(': @capacitor/ios 2 instead of 3, @capacitor/camera 4 instead of 1.');
    expect(textsOf({ ...app, dependencies: app.dependencies.slice(1) })).toEqual([]);
  });

  it('asks for newer packages that go with a version', () => {
    const raise = (range: string) =>
      idsOf(makePlan(makeApp(['@capacitor/core@2', `typescript@${range}`]), 'v2', 'v3', data));
    expect(raise('~3.7.2')).toContain('v3/raise/typescript');
    expect(raise('^3.8.0')).not.toContain('v3/raise/typescript');
    expect(raise('^4.0.0')).not.toContain('v3/raise/typescript');
    expect(raise('latest')).not.toContain('v3/raise/typescript');
  });

  it('has the plugins that Ionic Framework calls, also in the steps behind', () => {
    const plan = makePlan(makeApp(['@capacitor/core@2', '@ionic/react@5'], { picked: ['camera'] }), 'v2', 'v4', data);
    expect(markdownOf(plan)).toContain('@capacitor/camera@1 @capacitor/app@1');
    expect(markdownOf(plan)).toContain('@capacitor/app@4');
  });

  it('takes the commands of the package manager', () => {
    const app = makeApp(['@capacitor/core@3', '@capacitor/storage@1']);
    expect(markdownOf(makePlan({ ...app, manager: 'yarn' }, 'v3', 'v4', data))).toContain(
      'yarn remove @capacitor/storage',
    );
    expect(markdownOf(makePlan({ ...app, manager: 'pnpm' }, 'v3', 'v4', data))).toContain(
      'pnpm add --save-dev @capacitor/cli@4',
    );
    const withBun = markdownOf(makePlan({ ...app, manager: 'bun' }, 'v3', 'v4', data));
    expect(withBun).toContain('bun remove @capacitor/storage');
    expect(withBun).toContain('bun add @capacitor/core@4 @capacitor/preferences@4');
    expect(withBun).toContain('bun add --dev @capacitor/cli@4');
  });

  it('tells which Cordova plugins the CLI skips on the platforms of the app', () => {
    const app = makeApp(['@capacitor/core@3', 'cordova-plugin-console@1', 'cordova-plugin-compat@1', 'cordova-x@1']);
    const skipsOf = (platforms: App['platforms']) =>
      markdownOf(makePlan({ ...app, platforms }, 'v3', 'v4', data)).match(/The CLI skips it[^.]*/g);
    expect(skipsOf(['ios'])).toEqual(['The CLI skips it']);
    expect(skipsOf(['android'])).toEqual(['The CLI skips it', 'The CLI skips it on Android']);
  });

  it('lists packages without a task, and drops none', () => {
    const names = ['react@18', '@capacitor/unheard-of@1', 'capacitor-x@1', 'cordova-y@1'];
    const plan = makePlan(makeApp(['@capacitor/core@3', '@capacitor/camera@1', ...names]), 'v3', 'v4', data);
    expect(plan.others).toEqual(['react']);
    expect(idsOf(plan).filter((id) => id.startsWith('others/'))).toEqual([
      'others/capacitor-x',
      'others/@capacitor/unheard-of',
      'others/cordova-y',
    ]);
  });

  it('never writes a name that npm does not allow into a command', () => {
    const hostile = 'capacitor-x; rm -rf ~';
    const markdown = markdownOf(
      makePlan(makeApp(['@capacitor/core@3', `${hostile}@1`, 'capacitor-y@1']), 'v3', 'v4', data),
    );
    expect(markdown).toContain('npm view capacitor-y peerDependencies');
    expect(markdown).toContain(`\`${hostile}\``);
    expect(markdown).not.toContain(`npm view ${hostile}`);
  });

  it('is the same for the same app', () => {
    const app = makeApp(['@capacitor/core@2', 'cordova-x@1', 'capacitor-y@1', 'react@1'], {
      platforms: ['ios', 'android'],
    });
    expect(makePlan(app, 'v2', 'v4', data)).toEqual(makePlan(app, 'v2', 'v4', data));
    const ids = idsOf(makePlan(app, 'v2', 'v4', data));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('goes forward only', () => {
    expect(() => makePlan(makeApp([]), 'v4', 'v3', data)).toThrow('There is no way from v4 to v3.');
  });
});

describe('the Markdown of a plan', () => {
  it('has boxes, ticked where a task is done, and links that hold everywhere', () => {
    const plan = makePlan(makeApp(['@capacitor/core@3', '@capacitor/camera@1', 'react@1']), 'v3', 'v4', data);
    const markdown = planToMarkdown(plan, new Set(['v4/note/camera-0']), 'https://example.com');
    expect(markdown).toContain(
      '- [x] Camera: takes pictures ([Full guide](https://example.com/docs/updating/4-0#plugins))',
    );
    expect(markdown).toContain('- [ ] Raise the packages with `npx cap migrate`');
    expect(markdown).toContain('## Packages without a task\n\n`react`');
  });
});
