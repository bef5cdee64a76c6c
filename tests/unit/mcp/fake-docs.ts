import { type Docs, makeDocs } from '../../../src/mcp/docs';
import { formatVersion } from '../../../src/packages/search/engine/index-files';
import type { ChangeData, MemberData, PluginData } from '../../../src/plugins/reference-data/model';
import { makePage, makeSection, packPages } from '../search/cut-pages';

const root = 'https://capacitorjs.com/docs/';
const states = { v2: 'unmaintained', v3: 'unmaintained', v4: 'latest' } as const;
const folders = { v2: 'v2/', v3: 'v3/', v4: '' } as const;
type FakeVersion = keyof typeof states;

/** Creates a plugin with methods and other given properties. */
function makePlugin(
  version: FakeVersion,
  importName: string,
  methods: readonly (string | (Partial<MemberData> & { name: string }))[],
  more: Partial<PluginData> & { readonly others?: readonly MemberData[] } = {},
): PluginData {
  const id = importName.toLowerCase();
  const url = `${root}${folders[version]}apis/${id}`;
  const { others = [], ...fields } = more;
  const members = methods.map((method): MemberData => {
    const fields = typeof method === 'string' ? { name: method } : method;
    return { id: `${id}/${fields.name}`, kind: 'method', url: `${url}#${fields.name}`, description: '', ...fields };
  });
  return {
    id,
    title: importName,
    package: version === 'v2' ? '@capacitor/core' : `@capacitor/${id}`,
    packageVersion: '1.0.0',
    importName,
    url,
    markdown: `${url}.md`,
    platforms: ['ios', 'android', 'web'],
    androidPermissions: [],
    androidVariables: [],
    members: [...members, ...others],
    ...fields,
  };
}

const source: MemberData = {
  id: 'camera/Source',
  kind: 'enum',
  name: 'Source',
  url: `${root}apis/camera#source`,
  description: 'Where from.',
};
const photos: MemberData = {
  ...source,
  id: 'camera/Source.Photos',
  kind: 'enum-member',
  name: 'Photos',
  parent: source.id,
};
const options: MemberData = { ...source, id: 'camera/Options', kind: 'interface', name: 'Options' };
const quality: MemberData = {
  ...options,
  id: 'camera/Options.quality',
  kind: 'property',
  name: 'quality',
  parent: options.id,
  type: 'number',
  default: '90',
};

function makeListener(version: FakeVersion, event: string): Partial<MemberData> & { name: string } {
  return {
    id: `app/addListener:${event}`,
    kind: 'listener',
    name: 'addListener',
    url: `${root}${folders[version]}apis/app#addlistener-${event}`,
  };
}

const plugins: Readonly<Record<FakeVersion, readonly PluginData[]>> = {
  v2: [
    makePlugin('v2', 'Camera', ['getPhoto']),
    makePlugin('v2', 'Modals', ['alert', 'showActions']),
    makePlugin('v2', 'Storage', ['get', 'set']),
  ],
  v3: [
    makePlugin('v3', 'Actions', ['showActions']),
    makePlugin('v3', 'Camera', ['getPhoto']),
    makePlugin('v3', 'Dialog', ['alert']),
    makePlugin('v3', 'Storage', ['get', 'set']),
  ],
  v4: [
    makePlugin('v4', 'Actions', ['showActions']),
    makePlugin('v4', 'App', [
      {
        name: 'exitApp',
        platforms: ['android'],
        rejections: [
          { message: 'Unable to leave …', code: 'UNAVAILABLE', platforms: ['android'] },
          { message: '…', platforms: ['android'] },
        ],
        example: "import { App } from '@capacitor/app';\nawait App.exitApp();",
      },
      { name: 'minimizeApp', platforms: ['ios', 'android'], doesNothingOn: ['web'] },
      makeListener('v4', 'pause'),
      makeListener('v4', 'resume'),
    ]),
    makePlugin(
      'v4',
      'Camera',
      [
        {
          name: 'getPhoto',
          type: 'getPhoto(options: Options) => Promise<Photo>',
          since: '1.0.0',
          description: 'Takes a photo.',
        },
        { name: 'getOld', deprecated: 'Use `getPhoto`.' },
      ],
      { others: [source, photos, options, quality] },
    ),
    makePlugin('v4', 'Dialog', ['alert']),
    makePlugin('v4', 'Preferences', ['get', 'set']),
  ],
};

function move(memberKind: ChangeData['memberKind'], from: string, id: string): ChangeData {
  return { kind: 'moved', id, memberKind, from };
}

const changes: Readonly<Record<FakeVersion, readonly ChangeData[]>> = {
  v2: [],
  v3: [
    move('plugin', 'modals/Modals', 'actions/Actions'),
    move('plugin', 'modals/Modals', 'dialog/Dialog'),
    move('method', 'modals/alert', 'dialog/alert'),
    {
      kind: 'changed',
      id: 'storage/get',
      memberKind: 'method',
      before: 'get(): string',
      after: 'get() => Promise<string>',
    },
    { kind: 'added', id: 'storage/keys', memberKind: 'method', after: 'keys() => void' },
    { kind: 'removed', id: 'storage/wipe', memberKind: 'method', before: 'wipe() => void' },
  ],
  v4: [
    move('plugin', 'storage/Storage', 'preferences/Preferences'),
    move('method', 'storage/get', 'preferences/get'),
    { kind: 'added', id: 'camera/getOld', memberKind: 'method', after: 'getOld() => void' },
  ],
};

const pages: Readonly<Record<FakeVersion, readonly string[]>> = {
  v2: ['v2', 'v2/apis/camera', 'v2/apis/storage', 'v2/getting-started/index'],
  v3: ['v3', 'v3/apis/camera', 'v3/apis/storage', 'v3/updating/3-0'],
  v4: ['index', 'apis', 'apis/camera', 'apis/preferences', 'config', 'updating/4-0'],
};

/** Creates the files of a small build with the versions v2, v3 and v4, by path. */
export function makeFiles(): Map<string, string> {
  const names = Object.keys(states) as FakeVersion[];
  const files = new Map<string, string>();
  const put = (path: string, data: object): Map<string, string> => files.set(path, JSON.stringify(data));
  const releases = { v2: '2.5.0', v3: '3.9.0', v4: '4.8.2' };
  put('data/index.json', {
    $schema: `${root}data/schemas/index.schema.json`,
    versions: names.map((version) => ({ version, state: states[version], release: releases[version] })),
  });
  for (const version of names) {
    const head = { version, state: states[version], release: releases[version] };
    put(`data/${version}/api.json`, { ...head, plugins: plugins[version] });
    put(`data/${version}/cli.json`, {
      ...head,
      commands: [
        {
          id: 'run',
          usage: 'npx cap run [platform]',
          description: 'Runs the app.',
          url: `${root}cli/run`,
          platforms: ['ios', 'android'],
          arguments: [],
          options: [{ id: 'run/--target', flags: '--target <id>', description: 'Which device.', takesValue: true }],
        },
      ],
    });
    put(`data/${version}/config.json`, {
      ...head,
      keys: [
        {
          id: 'server.url',
          type: 'string',
          description: 'Where from.',
          optional: true,
          url: `${root}config#server-url`,
        },
      ],
    });
    put(`data/${version}/changes.json`, {
      ...head,
      from: { v2: null, v3: 'v2', v4: 'v3' }[version],
      changes: changes[version],
    });
    files.set(
      `llms/${version}/llms.txt`,
      pages[version].map((page) => `- [A [title]](${root}${page}.md): About.`).join('\n'),
    );
    for (const page of pages[version]) files.set(`${page}.md`, `---\ntitle: ${page}\nversion: ${version}\n---\n`);
  }
  const shard = packPages([
    makePage('/docs/apis/camera', 'Camera', 'Takes a photo.', [
      makeSection(2, 'Quality of photos', { text: 'From 0 to 100.' }),
    ]),
    makePage('/docs/config', 'Configuration', 'All keys.'),
  ]);
  put('search-index/manifest.json', {
    v: formatVersion,
    shards: [{ file: 'v4.json', docusaurus_tag: 'docs-default-v4' }],
  });
  put('search-index/v4.json', shard);
  return files;
}

/** Creates docs from in-memory files. */
export function makeFakeDocs(files = makeFiles(), now?: () => number): { docs: Docs; reads: string[] } {
  const reads: string[] = [];
  const read = async (path: string): Promise<string> => {
    reads.push(path);
    const text = files.get(path);
    if (text === undefined) throw new Error(`fake has no file ${path}.`);
    return text;
  };
  return { docs: makeDocs({ place: 'fake', read }, now), reads };
}
