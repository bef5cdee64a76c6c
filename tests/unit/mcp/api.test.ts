import { describe, expect, it } from 'vitest';
import { type Entry, findEntries, listEntries } from '../../../src/mcp/members';
import { Refusal } from '../../../src/mcp/refusal';
import { getMember } from '../../../src/mcp/tools/get-member';
import { whatChanged } from '../../../src/mcp/tools/what-changed';
import type { MemberData } from '../../../src/plugins/reference-data/model';
import { makeFakeDocs } from './fake-docs';

const { docs } = makeFakeDocs();
const entries = await listEntries(docs, 'v4');

describe('an id', () => {
  it.each([
    ['camera/getPhoto', 'camera/getPhoto'],
    ['Camera.getPhoto', 'camera/getPhoto'],
    [' camera.getphoto() ', 'camera/getPhoto'],
    ['Camera.getPhoto({ quality: 90 })', 'camera/getPhoto'],
    ['@capacitor/camera getPhoto', 'camera/getPhoto'],
    ['getPhoto', 'camera/getPhoto'],
    ['Options.quality', 'camera/Options.quality'],
    ['quality', 'camera/Options.quality'],
    ['Camera', 'camera'],
    ['@capacitor/camera', 'camera'],
    ["App.addListener('pause', () => {})", 'app/addListener:pause'],
    ['app/addListener:pause', 'app/addListener:pause'],
    ['run', 'run'],
    ['npx cap run', 'run'],
    ['npx cap run --target', 'run/--target'],
    ['run/--target', 'run/--target'],
    ['server.url', 'server.url'],
  ])('may be written %s', (wanted, id) => {
    expect(findEntries(entries, wanted).map((entry) => entry.id)).toEqual([id]);
  });

  it.each(['', '.', '__proto__', 'constructor', 'camera.constructor', 'toString', '../camera', 'x'.repeat(300)])(
    'is not %j',
    (wanted) => {
      expect(findEntries(entries, wanted)).toEqual([]);
    },
  );
});

describe('capital letters', () => {
  const [camera] = entries.filter(({ id }) => id === 'camera');
  const both = ['take', 'Take'].map((name): Entry => {
    if (camera?.kind !== 'plugin') throw new Error('There is a plugin camera.');
    const { plugin } = camera;
    return { kind: 'member', id: `camera/${name}`, plugin, member: { ...plugin.members[0], name } as MemberData };
  });

  it.each([
    ['Camera.take({ quality: 90 })', ['camera/take']],
    ['Camera.Take', ['camera/Take']],
    ['take', ['camera/take']],
    ['CAMERA.TAKE', ['camera/take', 'camera/Take']],
  ])('count where they can: %s', (wanted, ids) => {
    expect(findEntries([...entries, ...both], wanted).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a description', () => {
  it('says what a method is, since when and where', async () => {
    expect(
      await getMember(docs, { version: 'v4', id: 'Camera.getPhoto' }),
    ).toBe(`v4 (latest, Capacitor 4.8.2): method camera/getPhoto of Camera (@capacitor/camera 1.0.0)
https://capacitorjs.com/docs/apis/camera#getPhoto

    getPhoto(options: Options) => Promise<Photo>

Takes a photo.

- since: @capacitor/camera 1.0.0
- types: camera/Options
`);
  });

  it.each([
    ['Options', '- camera/Options.quality `number`'],
    ['camera/Options.quality', '- default: 90'],
    ['getOld', '- deprecated: Use `getPhoto`.'],
    ['exitApp', '- platforms: android'],
    ['minimizeApp', '- platforms: ios, android\n- does nothing on: web'],
    ['exitApp', '\nRejects with:\n\n- `Unable to leave …`, code UNAVAILABLE (android)\n'],
    ['exitApp', '\n- other messages, made at run time (android)\n'],
    ['exitApp', "\nExample:\n\n```ts\nimport { App } from '@capacitor/app';\nawait App.exitApp();\n```\n"],
    ['camera', '- camera/getOld (deprecated)'],
    ['run', '- --target <id>: Which device.'],
    ['run --target', 'option run/--target of npx cap run\nhttps://capacitorjs.com/docs/cli/run\n'],
    ['server.url', 'key server.url of capacitor.config\nhttps://capacitorjs.com/docs/config#server-url\n'],
  ])('of %s says %j', async (id, text) => {
    const answer = await getMember(docs, { version: 'v4', id });
    expect(answer).toMatch(/^v4 \(latest, Capacitor 4\.8\.2\): .*\nhttps:/);
    expect(answer).toContain(text);
  });

  it.each([
    [
      'v4',
      'Camera.getPhot',
      'v4 has no plugin, member, command or setting "Camera.getPhot". The nearest name is Camera.getPhoto.',
    ],
    [
      'v4',
      'Storage.get',
      'v4 has no plugin, member, command or setting "Storage.get"; v3 has storage/get, which is preferences/get in v4; v2 has storage/get, which is preferences/get in v4. Find it with search_docs.',
    ],
    [
      'v2',
      'Preferences.get',
      'v2 has no plugin, member, command or setting "Preferences.get"; v4 has preferences/get, which is storage/get in v2. Find it with search_docs.',
    ],
    [
      'v3',
      'Modals',
      'v3 has no plugin, member, command or setting "Modals"; v2 has modals, which is actions/Actions and dialog/Dialog in v3. Find it with search_docs.',
    ],
    [
      'v4',
      'addListener',
      '"addListener" can mean app/addListener:pause, app/addListener:resume in v4; name one of them.',
    ],
    ['v4', '__proto__', 'v4 has no plugin, member, command or setting "__proto__". Find it with search_docs.'],
  ])('in %s is refused for %s', async (version, id, message) => {
    await expect(getMember(docs, { version, id })).rejects.toThrow(new Refusal(message));
  });
});

describe('what changed', () => {
  it('is told of a plugin under all its names, step by step, with what breaks first', async () => {
    const answer = await whatChanged(docs, { from: 'v2', to: 'v4', plugin: 'Preferences' });
    expect(
      answer,
    ).toBe(`From v2 (unmaintained, Capacitor 2.5.0), https://capacitorjs.com/docs/v2, to v4 (latest, Capacitor 4.8.2), https://capacitorjs.com/docs/: what changed in preferences, storage

## v2 to v3

https://capacitorjs.com/docs/v3/updating/3-0

- removed method storage/wipe: \`wipe() => void\`
- changed method storage/get: \`get(): string\` → \`get() => Promise<string>\`
- added method storage/keys: \`keys() => void\`

## v3 to v4

https://capacitorjs.com/docs/updating/4-0

- moved plugin storage/Storage → preferences/Preferences
- moved method storage/get → preferences/get
`);
  });

  it.each(['storage', '@capacitor/storage', 'STORAGE'])('is found by %s too', async (plugin) => {
    expect(await whatChanged(docs, { from: 'v3', to: 'v4', plugin })).toContain('moved plugin storage/Storage');
  });

  it('follows what was divided', async () => {
    const answer = await whatChanged(docs, { from: 'v2', to: 'v3', plugin: 'dialog' });
    expect(answer).toContain(
      '- moved plugin modals/Modals → actions/Actions\n- moved plugin modals/Modals → dialog/Dialog',
    );
  });

  it('is summed up for all plugins', async () => {
    const answer = await whatChanged(docs, { from: '3', to: 'latest' });
    expect(answer).toContain(
      '\n- camera: 1 added\n- preferences: 2 moved (storage/Storage → preferences/Preferences, storage/get → preferences/get)\n',
    );
    expect(answer).not.toContain('v2 to v3');
  });

  it('says so when nothing did', async () => {
    expect(await whatChanged(docs, { from: 'v2', to: 'v3', plugin: 'camera' })).toContain('Nothing changed.');
  });

  it.each([
    ['v4', 'v3', undefined, 'v4 is not older than v3; ask from the version that an app has to a newer one.'],
    ['v3', 'v3', undefined, 'v3 is not older than v3; ask from the version that an app has to a newer one.'],
    ['v3', 'v4', 'camrea', 'There is no plugin "camrea" in v3, v4; the nearest one is camera.'],
    [
      'v3',
      'v4',
      'constructor',
      'There is no plugin "constructor" in v3, v4; their plugins are listed at /docs/v3/apis.',
    ],
  ])('from %s to %s of %s is refused', async (from, to, plugin, message) => {
    await expect(whatChanged(docs, { from, to, plugin })).rejects.toThrow(new Refusal(message));
  });
});
