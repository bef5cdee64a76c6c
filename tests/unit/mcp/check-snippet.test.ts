import { describe, expect, it } from 'vitest';
import { readSnippet } from '../../../src/mcp/read-snippet';
import { checkSnippet } from '../../../src/mcp/tools/check-snippet';
import { makeFakeDocs } from './fake-docs';

const { docs } = makeFakeDocs();

/** Returns the findings of a check, one per line. */
async function check(version: string, code: string): Promise<string[]> {
  const answer = await checkSnippet(docs, { version, code });
  return answer.split('\n').flatMap((line) => (line.startsWith('- line ') ? line.slice(2) : []));
}

describe('a snippet', () => {
  const known = new Set(['Camera', 'App']);
  const list = (code: string): string[] =>
    readSnippet(code, known).uses.map(
      ({ taken, member, isCall, argument, line }) =>
        `${line}: ${taken.package ?? '?'} ${taken.name}.${member}${isCall ? `(${argument ?? ''})` : ''}`,
    );

  it.each([
    ["import { Camera } from '@capacitor/camera';\nCamera.getPhoto({});", ['2: @capacitor/camera Camera.getPhoto()']],
    [
      "import { Camera as Cam } from '@capacitor/camera';\nawait Cam?.getPhoto();",
      ['2: @capacitor/camera Camera.getPhoto()'],
    ],
    ["import * as cam from '@capacitor/camera';\ncam.Camera.getPhoto();", ['2: @capacitor/camera Camera.getPhoto()']],
    ["const { Camera: C } = require('@capacitor/camera'); C.getPhoto();", ['1: @capacitor/camera Camera.getPhoto()']],
    [
      "const { Camera } = await import('@capacitor/camera'); Camera.getPhoto();",
      ['1: @capacitor/camera Camera.getPhoto()'],
    ],
    [
      "import { Plugins } from '@capacitor/core';\nconst { Camera } = Plugins;\nCamera.getPhoto();",
      ['3: @capacitor/core Camera.getPhoto()'],
    ],
    ["import { Plugins as P } from '@capacitor/core';\nP.Camera.getPhoto();", ['2: @capacitor/core Camera.getPhoto()']],
    ['const C = Capacitor.Plugins.Camera;\nC.getPhoto();', ['2: @capacitor/core Camera.getPhoto()']],
    ["App.addListener('pause', () => {});", ['1: ? App.addListener(pause)']],
    [
      "import { CameraSource } from '@capacitor/camera';\nconst a = CameraSource.Photos;",
      ['2: @capacitor/camera CameraSource.Photos'],
    ],
    [
      "import { Camera } from '@capacitor/camera';\nconst a = <p onClick={() => Camera.getPhoto()} />;",
      ['2: @capacitor/camera Camera.getPhoto()'],
    ],
    ["import { Camera } from './camera';\nCamera.getPhoto();", []],
    ['class Camera {}\nCamera.getPhoto();', []],
    ["// Camera.getPhoto()\nconst text = 'Camera.getPhoto()';", []],
    ['constructor.call(); __proto__.call();', []],
  ])('%j uses what is listed', (code, uses) => {
    expect(list(code)).toEqual(uses);
  });

  it('that can not be parsed says where', () => {
    expect(readSnippet('const a = 1;\nfunction ( {', known).syntaxError).toMatchObject({ line: 2 });
    expect(readSnippet('const a = <T,>(b: T) => b; const c = <p>d</p>;', known).syntaxError).toBeUndefined();
    expect(readSnippet('const a = <string>b;', known).syntaxError).toBeUndefined();
  });
});

describe('a check', () => {
  it('finds nothing to say against what the version has', async () => {
    const code = `import { App } from '@capacitor/app';
import { Camera, Source } from '@capacitor/camera';
import { Capacitor } from '@capacitor/core';
await Camera.getPhoto({ source: Source.Photos });
App.addListener('pause', () => {});
if (Capacitor.isNativePlatform()) await import('@capacitor/preferences');`;
    const answer = await checkSnippet(docs, { version: 'v4', code });
    expect(answer).toContain(
      'v4 (latest, Capacitor 4.8.2), https://capacitorjs.com/docs/: 3 calls into Capacitor packages, 0 errors, 0 warnings, 0 notes\n\nNo problems found.\n',
    );
  });

  it.each([
    [
      'v4',
      'Camera.getPhotto();',
      'line 1, error: Camera.getPhotto does not exist in v4; the nearest name is getPhoto. https://capacitorjs.com/docs/apis/camera',
    ],
    [
      'v4',
      'Camera.constructor();',
      'line 1, error: Camera.constructor does not exist in v4. https://capacitorjs.com/docs/apis/camera',
    ],
    [
      'v4',
      'Camera.__proto__();',
      'line 1, error: Camera.__proto__ does not exist in v4. https://capacitorjs.com/docs/apis/camera',
    ],
    [
      'v3',
      'Camera.getOld();',
      'line 1, error: Camera.getOld does not exist in v3; v4 has it. https://capacitorjs.com/docs/v3/apis/camera',
    ],
    [
      'v4',
      'Camera.getOld();',
      'line 1, warning: Camera.getOld is deprecated: Use `getPhoto`. https://capacitorjs.com/docs/apis/camera#getOld',
    ],
    [
      'v4',
      'App.exitApp();',
      'line 1, note: App.exitApp does not work on ios and web. https://capacitorjs.com/docs/apis/app#exitApp',
    ],
    [
      'v4',
      'App.minimizeApp();',
      'line 1, note: App.minimizeApp does nothing on web. https://capacitorjs.com/docs/apis/app#minimizeApp',
    ],
    [
      'v4',
      "App.addListener('pauze', f);",
      "line 1, error: App has no event 'pauze' in v4; did you mean 'pause'? https://capacitorjs.com/docs/apis/app",
    ],
    [
      'v4',
      "import { Source } from '@capacitor/camera';\nf(Source.Photo);",
      'line 2, error: Source.Photo does not exist in v4; there is Photos. https://capacitorjs.com/docs/apis/camera#source',
    ],
    [
      'v4',
      "import { Storage } from '@capacitor/storage';\nStorage.get();",
      'line 1, error: v4 has no package @capacitor/storage. v4 has no plugin Storage; v3 and v2 have it; here it is Preferences of @capacitor/preferences: https://capacitorjs.com/docs/apis/preferences.',
    ],
    [
      'v2',
      "import { Preferences } from '@capacitor/preferences';",
      'line 1, error: v2 has no package @capacitor/preferences. v2 has no plugin Preferences; v4 has it; here it is Storage of @capacitor/core: https://capacitorjs.com/docs/v2/apis/storage.',
    ],
    [
      'v2',
      "import { Camera } from '@capacitor/camera';",
      'line 1, error: v2 has no package @capacitor/camera; Camera is in @capacitor/core, as Plugins.Camera: https://capacitorjs.com/docs/v2/apis/camera',
    ],
    [
      'v2',
      "import { Camera, Plugins } from '@capacitor/core';",
      'line 1, error: in v2, @capacitor/core exports Camera only for the web, if at all; take it from Plugins of @capacitor/core: https://capacitorjs.com/docs/v2/apis/camera',
    ],
    [
      'v4',
      "import { Camera } from '@capacitor/core';",
      'line 1, error: @capacitor/core has no Camera in v4; it is in @capacitor/camera: https://capacitorjs.com/docs/apis/camera',
    ],
    [
      'v4',
      "import { x } from '@capacitor/camrea';",
      'line 1, warning: these docs know no package @capacitor/camrea in v4; the nearest name is @capacitor/camera.',
    ],
    [
      'v4',
      "import { Plugins } from '@capacitor/core';",
      'line 1, warning: Plugins is the way of v2 and deprecated since v3; import each plugin from its own package.',
    ],
    [
      'v4',
      'const { Modals } = Capacitor.Plugins;',
      'line 1, error: v4 has no plugin Modals; v2 has it; here it is Actions of @capacitor/actions: https://capacitorjs.com/docs/apis/actions; here it is Dialog of @capacitor/dialog: https://capacitorjs.com/docs/apis/dialog.',
    ],
    [
      'v4',
      'Storage.get();',
      'line 1, error: v4 has no plugin Storage; v3 and v2 have it; here it is Preferences of @capacitor/preferences: https://capacitorjs.com/docs/apis/preferences.',
    ],
  ])('in %s of %j finds it', async (version, code, finding) => {
    expect(await check(version, code)).toEqual([finding]);
  });

  it('lets every plugin of v2 take listeners', async () => {
    expect(
      await check('v2', "import { Plugins } from '@capacitor/core';\nPlugins.Camera.addListener('a', f);"),
    ).toEqual([]);
  });

  it('knows that browsers have names that plugins had', async () => {
    expect(await check('v4', "vi.spyOn(Storage.prototype, 'getItem');")).toEqual([]);
  });

  it('knows that apps have plugins of their own', async () => {
    expect(
      await check(
        'v2',
        "import { Plugins } from '@capacitor/core';\nconst { Flashlight } = Plugins;\nFlashlight.on();",
      ),
    ).toEqual([]);
    expect(await check('v2', "import { Plugins } from '@capacitor/core';\nPlugins.Camra.getPhoto();")).toEqual([
      'line 2, warning: these docs know no plugin Camra in v2; the nearest name is Camera.',
    ]);
  });

  it('answers with little to code that is made to be a burden', async () => {
    const wrong = Array.from({ length: 150 }, (_, index) => `Camera.a${index}();`).join('\n');
    expect(await checkSnippet(docs, { version: 'v4', code: wrong })).toMatch(/line 100, error: .*\n- and 50 more\n/);
    const long = await checkSnippet(docs, { version: 'v4', code: `Camera.${'a'.repeat(50_000)}();` });
    expect(long).toContain(': 1 call into Capacitor packages, 1 error, 0 warnings, 0 notes');
    expect(long.length).toBeLessThan(2000);
    await expect(checkSnippet(docs, { version: 'v4', code: '('.repeat(100_000) })).rejects.toThrow(
      'The code is nested too deeply to be read.',
    );
  });

  it('says each thing once, by line, and what can not be read', async () => {
    const findings = await check('v4', 'Camera.b(); Camera.b();\nCamera.a();\nfunction (');
    expect(findings.map((finding) => finding.slice(0, 14))).toEqual([
      'line 1, error:',
      'line 2, error:',
      'line 3, error:',
    ]);
  });
});
