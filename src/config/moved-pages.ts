/**
 * Where to find the subject of a page in a neighboring version that has no page at the same address. The version dropdown, the version
 * banner, the redirects and the page for unknown paths lead there. Versions further apart are reached through the ones in between.
 *
 * Pages are written as addresses below the version's root, and `x/index` as `x`. `tests/unit/moved-pages` fails if the neighboring
 * version lacks a page and none of the lists here has it.
 */
import type { VersionName } from './versions';

/** One page, or several with the most useful first. */
export type PageTargets = string | readonly [string, ...string[]];

/** All moves in one direction, from a version to its neighbor. */
export interface PageMoves {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Pages that continue at another address, as part of another page, or split into several. */
  readonly moved: Readonly<Record<string, PageTargets>>;
  /** Pages without a successor, and the pages that help most instead. */
  readonly nearest: Readonly<Record<string, PageTargets>>;
  /** Pages with no equivalent in the other version. */
  readonly gone: readonly string[];
}

export const movedPages: readonly PageMoves[] = [
  {
    from: 'v2',
    to: 'v3',
    moved: {
      '/android/managing-dependencies': '/main/android/managing-dependencies',
      '/apis/accessibility': '/apis/screen-reader',
      '/apis/modals': ['/apis/dialog', '/apis/action-sheet'],
      '/basics': '/main/basics',
      '/basics/building-your-app': '/basics/workflow',
      '/basics/managing-platforms': '/main/basics/managing-platforms',
      '/basics/opening-native-projects': '/basics/workflow',
      '/basics/progressive-web-app': '/web/progressive-web-apps',
      '/basics/running-your-app': '/basics/workflow',
      '/cli/README': '/cli',
      '/cli/add': '/cli/commands/add',
      '/cli/cap': '/cli',
      '/cli/copy': '/cli/commands/copy',
      '/cli/doctor': '/cli/commands/doctor',
      '/cli/init': '/cli/commands/init',
      '/cli/list': '/cli/commands/list',
      '/cli/open': '/cli/commands/open',
      '/cli/plugin-generate': '/plugins/creating-plugins',
      '/cli/sync': '/cli/commands/sync',
      '/cli/update': '/cli/commands/update',
      '/cordova/known-incompatible-plugins': '/plugins/cordova',
      '/cordova/using-cordova-plugins': '/plugins/cordova',
      '/getting-started/dependencies': '/getting-started/environment-setup',
      '/plugins/README': '/plugins',
      '/plugins/js': '/plugins/web',
    },
    nearest: {
      '/android/updating': ['/updating/3-0', '/updating/2-0'],
      '/apis/background-task': ['/apis/app', '/plugins/community'],
      '/apis/console': '/config',
      // Each of these plugins checks and requests its own permissions.
      '/apis/permissions': [
        '/apis',
        '/apis/camera',
        '/apis/filesystem',
        '/apis/geolocation',
        '/apis/local-notifications',
        '/apis/push-notifications',
      ],
      '/apis/photos': ['/apis/camera', '/plugins/community'],
      '/cli/create': '/getting-started',
      '/cli/serve': '/web',
      '/ios/updating': ['/updating/3-0', '/updating/2-0'],
    },
    gone: [],
  },
  {
    from: 'v3',
    to: 'v2',
    moved: {
      '/apis/action-sheet': '/apis/modals',
      '/apis/app-launcher': '/apis/app',
      '/apis/dialog': '/apis/modals',
      '/apis/screen-reader': '/apis/accessibility',
      '/cli/commands/add': '/cli/add',
      '/cli/commands/copy': '/cli/copy',
      '/cli/commands/doctor': '/cli/doctor',
      '/cli/commands/init': '/cli/init',
      '/cli/commands/list': '/cli/list',
      '/cli/commands/open': '/cli/open',
      '/cli/commands/sync': '/cli/sync',
      '/cli/commands/update': '/cli/update',
      '/getting-started/environment-setup': '/getting-started/dependencies',
      '/main/android/managing-dependencies': '/android/managing-dependencies',
      '/main/basics': '/basics',
      '/main/basics/managing-platforms': '/basics/managing-platforms',
      '/plugins/cordova': ['/cordova/using-cordova-plugins', '/cordova/known-incompatible-plugins'],
      '/web/progressive-web-apps': '/basics/progressive-web-app',
    },
    nearest: {
      '/cli/commands/run': '/basics/running-your-app',
      '/cli/hooks': '/cli',
      '/core-apis': '/plugins/workflow',
      '/core-apis/android': '/plugins/android',
      '/core-apis/data-types': '/plugins/workflow',
      '/core-apis/ios': '/plugins/ios',
      '/core-apis/saving-calls': '/plugins/workflow',
      '/core-apis/web': '/plugins/web',
      '/getting-started/templates': '/cli/create',
      '/guides/automated-configuration': '/config',
      '/guides/environment-specific-configurations': '/config',
      '/ios/viewcontroller': '/ios/custom-code',
      '/plugins/configuration-values': '/config',
      '/plugins/method-types': '/plugins/workflow',
      '/plugins/tutorial/android-implementation': '/plugins/android',
      '/plugins/tutorial/code-abstraction-patterns': '/plugins/js',
      '/plugins/tutorial/designing-the-plugin-api': '/plugins/creating-plugins',
      '/plugins/tutorial/introduction': '/plugins/creating-plugins',
      '/plugins/tutorial/ios-implementation': '/plugins/ios',
      '/plugins/tutorial/packaging-the-plugin': '/plugins/workflow',
      '/plugins/tutorial/using-the-plugin-api': '/plugins/js',
      '/plugins/tutorial/web': '/plugins/web',
      '/updating/1-1': ['/android/updating', '/ios/updating'],
      '/updating/2-0': ['/android/updating', '/ios/updating'],
    },
    gone: [
      '/api-changes',
      '/apis/google-maps',
      '/apis/text-zoom',
      '/getting-started/vscode-extension',
      '/guides/angular',
      '/guides/mocking-plugins',
      '/updating/3-0',
      '/updating/plugins/3-0',
    ],
  },
  {
    from: 'v3',
    to: 'v4',
    moved: {
      '/apis/storage': '/apis/preferences',
      '/main/basics': '/basics/workflow',
      '/main/basics/managing-platforms': '/basics/workflow',
    },
    nearest: {},
    gone: [],
  },
  {
    from: 'v4',
    to: 'v3',
    moved: { '/apis/preferences': '/apis/storage' },
    nearest: {
      '/apis/screen-orientation': '/guides/screen-orientation',
      '/cli/commands/build': '/cli',
      '/cli/commands/migrate': '/updating/3-0',
      '/getting-started/ui': '/getting-started/with-ionic',
      '/updating/4-0': '/updating/3-0',
      '/vscode/advanced': '/getting-started/vscode-extension',
      '/vscode/build-and-run': '/getting-started/vscode-extension',
      '/vscode/bundle': '/getting-started/vscode-extension',
      '/vscode/cordova': '/getting-started/vscode-extension',
      '/vscode/debugging': '/getting-started/vscode-extension',
      '/vscode/dependencies': '/getting-started/vscode-extension',
      '/vscode/framework': '/getting-started/vscode-extension',
      '/vscode/getting-started': '/getting-started/vscode-extension',
      '/vscode/monorepos': '/getting-started/vscode-extension',
      '/vscode/native-settings': '/getting-started/vscode-extension',
      '/vscode/new-project': '/getting-started/vscode-extension',
      '/vscode/recommendations': '/getting-started/vscode-extension',
      '/vscode/release': '/getting-started/vscode-extension',
      '/vscode/run-scripts': '/getting-started/vscode-extension',
      '/vscode/splash-icon': '/getting-started/vscode-extension',
      '/vscode/web-to-native': '/getting-started/vscode-extension',
    },
    gone: ['/apis/cookies', '/apis/http', '/getting-started/faqs', '/guides/autofill-credentials', '/guides/games'],
  },
  { from: 'v4', to: 'v5', moved: {}, nearest: {}, gone: [] },
  {
    from: 'v5',
    to: 'v4',
    moved: {},
    nearest: { '/updating/5-0': '/updating/4-0', '/updating/plugins/5-0': '/updating/plugins/3-0' },
    gone: [],
  },
];

/**
 * Addresses below the root of the latest version that exist in no version, and the page of the latest version that each one means.
 * Source: messages and comments in the published packages.
 */
export const formerAddresses: Readonly<Record<string, string>> = {
  '/pwa-elements': '/web/pwa-elements',
};

/**
 * Addresses that no version has anymore, because the page moved in all of them or was deleted, and the page that each one means. Both are below
 * the root of a version. `npm run cli page` writes them.
 */
export const renamedPages: Readonly<Record<string, string>> = {};
