import type { PluginData, StepData, UpgradeData, VersionData } from '../../../src/packages/upgrade/data';

/* A small site with four versions, in which plugins move out of core, one is renamed, and one is discontinued. */

function plugin(page: string, exportName: string, name: string, major: string): PluginData {
  return { page, title: exportName, package: name, major, exportName, url: `/docs/apis/${page}` };
}

const versions: VersionData[] = [
  {
    name: 'v2',
    state: 'unmaintained',
    path: '/docs/v2/',
    plugins: [
      plugin('camera', 'Camera', '@capacitor/core', '2'),
      plugin('photos', 'Photos', '@capacitor/core', '2'),
      plugin('storage', 'Storage', '@capacitor/core', '2'),
    ],
  },
  {
    name: 'v3',
    state: 'unmaintained',
    path: '/docs/v3/',
    plugins: [
      plugin('camera', 'Camera', '@capacitor/camera', '1'),
      plugin('storage', 'Storage', '@capacitor/storage', '1'),
      plugin('app', 'App', '@capacitor/app', '1'),
    ],
  },
  {
    name: 'v4',
    state: 'latest',
    path: '/docs/',
    plugins: [
      plugin('camera', 'Camera', '@capacitor/camera', '4'),
      plugin('preferences', 'Preferences', '@capacitor/preferences', '4'),
      plugin('app', 'App', '@capacitor/app', '4'),
    ],
    cordova: {
      url: '/docs/plugins/cordova',
      skipped: [
        { names: ['cordova-plugin-console'], instead: [{ type: 'text', value: 'nothing' }] },
        { names: ['cordova-plugin-compat'], on: 'android', instead: [{ type: 'text', value: 'nothing' }] },
      ],
    },
  },
  {
    name: 'v5',
    state: 'unreleased',
    path: '/docs/v5/',
    plugins: [
      plugin('camera', 'Camera', '@capacitor/camera', '5'),
      plugin('preferences', 'Preferences', '@capacitor/preferences', '5'),
      plugin('app', 'App', '@capacitor/app', '5'),
    ],
  },
];

const none = { tools: [], moves: [], changes: [], sections: [], notes: [], keys: [] };

const steps: StepData[] = [
  {
    ...none,
    from: 'v2',
    to: 'v3',
    major: '3',
    guide: '/docs/v3/updating/3-0',
    migrates: false,
    tools: [
      { name: 'Node.js', before: '8', after: '12' },
      { name: 'Xcode', on: 'ios', before: '11', after: '12' },
      { name: 'JDK', on: 'android', before: '8', after: '8' },
    ],
    moves: [
      { page: 'camera', to: ['camera'], nearest: [] },
      { page: 'photos', to: [], nearest: [{ title: 'Camera', url: '/docs/v3/apis/camera' }] },
      { page: 'storage', to: ['storage'], nearest: [] },
    ],
    changes: [
      { kind: 'removed', page: 'config', id: 'ios.minVersion', memberKind: 'config', before: 'minVersion?: string' },
      { kind: 'removed', page: 'config', id: 'npmClient', memberKind: 'config' },
      { kind: 'removed', page: 'config', id: 'plugins.Portals', memberKind: 'config' },
      { kind: 'removed', page: 'config', id: 'plugins.Camera', memberKind: 'config' },
      { kind: 'moved', page: 'camera', id: 'Photo', memberKind: 'type', from: { page: 'camera', id: 'CameraPhoto' } },
    ],
    sections: [
      {
        id: 'podfile',
        title: [{ type: 'text', value: 'Podfile' }],
        url: '/docs/v3/updating/3-0#podfile',
        on: 'ios',
        isMigrated: false,
        body: [],
      },
    ],
    keys: [{ keys: ['npmClient'], words: [{ type: 'text', value: 'gone' }] }],
  },
  {
    ...none,
    from: 'v3',
    to: 'v4',
    major: '4',
    guide: '/docs/updating/4-0',
    migrates: true,
    moves: [{ page: 'storage', to: ['preferences'], nearest: [] }],
    notes: [
      {
        id: 'camera-0',
        pages: ['camera'],
        title: 'Camera',
        url: '/docs/updating/4-0#plugins',
        body: [{ type: 'paragraph', children: [{ type: 'text', value: 'takes pictures' }] }],
      },
      {
        id: 'toast-1',
        pages: ['toast'],
        title: 'Toast',
        url: '/docs/updating/4-0#plugins',
        body: [{ type: 'paragraph', children: [{ type: 'text', value: 'is brown' }] }],
      },
    ],
    sections: [
      {
        id: 'variables',
        title: [{ type: 'text', value: 'variables.gradle' }],
        url: '/docs/updating/4-0#variables',
        on: 'android',
        isMigrated: true,
        body: [
          { type: 'code', lang: 'diff', value: '+a', meta: 'title="android/variables.gradle"' },
          { type: 'paragraph', children: [{ type: 'text', value: 'Raise these too:' }] },
          {
            type: 'table',
            rowPlugins: [['camera'], ['app']],
            children: ['variable', 'ofCamera', 'ofApp'].map((value) => ({
              type: 'tableRow',
              children: [{ type: 'tableCell', children: [{ type: 'text', value }] }],
            })),
          },
        ],
      },
    ],
  },
  { ...none, from: 'v4', to: 'v5', major: '5', migrates: true },
];

const earlier = [{ title: 'Updating the iOS project', url: '/docs/v2/ios/updating' }];

export const data: UpgradeData = { versions, steps, earlier };
