import { describe, expect, it } from 'vitest';
import { knownVersions, type VersionName } from '../../../src/config/versions';
import { extractCli } from '../../../src/packages/reference/cli';
import { parseCapCommand } from '../../../src/packages/reference/cli/parse-cap-command';
import type { CliModel } from '../../../src/packages/reference/types';

const models = Object.fromEntries(knownVersions.map((name) => [name, extractCli(name)])) as Record<
  VersionName,
  CliModel
>;

const accepted: [line: string, version: VersionName, command: string][] = [
  ['npx cap', 'v4', ''],
  ['npx cap --help', 'v4', ''],
  ['npx cap -V', 'v2', ''],
  ['cap sync', 'v4', 'sync'],
  ['npx @capacitor/cli sync ios', 'v4', 'sync'],
  ['npx @capacitor/cli@5 migrate', 'v5', 'migrate'],
  ['npx --yes @capacitor/cli@latest migrate', 'v5', 'migrate'],
  ['yarn cap copy web', 'v3', 'copy'],
  ['pnpm exec cap open android', 'v5', 'open'],
  ['npx cap add @capacitor-community/electron', 'v5', 'add'],
  ['npx cap add electron', 'v2', 'add'],
  ['npx cap init "My App" com.example.app --web-dir dist', 'v4', 'init'],
  ["npx cap init 'My App' com.example.app --web-dir=dist", 'v4', 'init'],
  ['npx cap init --npm-client', 'v2', 'init'],
  ['npx cap run android --target Pixel_5_API_31 --no-sync', 'v4', 'run'],
  ['npx cap run ios --list --json', 'v4', 'run'],
  ['npx cap run ios -l --host=192.168.0.2 --port 8100', 'v5', 'run'],
  ['npx cap run android --forwardPorts 8100:8100', 'v5', 'run'],
  ['npx cap build android --androidreleasetype APK --signing-type apksigner', 'v5', 'build'],
  ['npx cap build android --keystorepass $KEYSTORE_PASSWORD', 'v5', 'build'],
  ['npx cap build', 'v5', 'build'],
  ['npx cap sync --help', 'v4', 'sync'],
  ['npx cap telemetry off', 'v4', 'telemetry'],
  // usage lines
  ['npx cap <command>', 'v4', '<command>'],
  ['npx cap [-V] [-h | --help] [<command>]', 'v4', '[<command>]'],
  ['npx cap sync [options] [<platform>]', 'v4', 'sync'],
  ['npx cap run <ios|android> [--target <id>] [--no-sync]', 'v4', 'run'],
  ['npx cap run [platform] [-l | --live-reload] ...', 'v5', 'run'],
  ['npx cap init [app name] [appId] --web-dir <value>', 'v4', 'init'],
  ['npx cap build android --androidreleasetype=<AAB|APK>', 'v4', 'build'],
  ['npx cap open …', 'v4', 'open'],
  // the shell around it
  ['npm run build && npx cap sync', 'v4', 'sync'],
  ['npx cap copy && npx cap open ios', 'v4', 'copy'],
  ['npx cap ls | grep ios', 'v4', 'ls'],
  ['npx cap doctor > report.txt', 'v4', 'doctor'],
  ['npx cap doctor > report.txt && echo done', 'v4', 'doctor'],
  ['npx cap sync # after every install', 'v4', 'sync'],
  ['npx cap run ios \\', 'v4', 'run'],
  ['CAPACITOR_COCOAPODS_PATH=/usr/local/bin/pod npx cap update ios', 'v4', 'update'],
];

const refused: [line: string, version: VersionName, reason: RegExp][] = [
  ['npm run build', 'v4', /does not call the Capacitor CLI/],
  ['npx capacitor-assets generate', 'v4', /does not call the Capacitor CLI/],
  ['npx cap synk', 'v4', /has no command "synk"; the nearest is "sync"/],
  ['npx cap list', 'v4', /has no command "list"/],
  ['npx cap run ios', 'v2', /@capacitor\/cli@2\.5\.0 has no command "run"/],
  ['npx cap build android', 'v3', /has no command "build"/],
  ['npx cap sync --inlin', 'v4', /"cap sync" of .* has no option "--inlin"; the nearest is "--inline"/],
  ['npx cap sync --inline', 'v3', /has no option "--inline"/],
  ['npx cap run ios -l', 'v4', /has no option "-l"/],
  ['npx cap run ios [--live-reload]', 'v4', /has no option "--live-reload"/],
  ['npx cap run ios [--list | --lost]', 'v4', /has no option "--lost"; the nearest is "--list"/],
  ['npx cap --list run', 'v4', /"cap" of .* has no option "--list"/],
  ['npx cap run ios --target', 'v4', /"--target" of "cap run" needs a value/],
  ['npx cap run ios --target --list', 'v4', /"--target" of "cap run" needs a value/],
  ['npx cap run ios --target=', 'v4', /"--target" of "cap run" needs a value/],
  ['npx cap run ios --list=yes', 'v4', /"--list" of "cap run" takes no value, but is given "yes"/],
  ['npx cap build android --androidreleasetype ZIP', 'v4', /can't be "ZIP"; it can be AAB or APK/],
  ['npx cap build android [--androidreleasetype ZIP]', 'v4', /can't be "ZIP"; it can be AAB or APK/],
  ['npx cap build android --signing-type=jar', 'v5', /can't be "jar"; it can be apksigner or jarsigner/],
  ['npx cap sync ios android', 'v4', /"cap sync" takes at most 1 \(platform\): "android" is too many/],
  ['npx cap migrate 5', 'v5', /"cap migrate" takes no arguments: "5" is too many/],
  ['npx cap sync -- ios android', 'v4', /"android" is too many/],
  ['npx cap sync iso', 'v4', /knows no platform "iso"; the nearest is "ios"/],
  ['npx cap telemetry maybe', 'v4', /can't take "maybe"; it takes on or off/],
  ['npx cap sync && npx cap opne ios', 'v4', /has no command "opne"; the nearest is "open"/],
  ['npx cap copy | npx cap oops', 'v4', /has no command "oops"/],
  ['npx cap doctor > report.txt; npx cap oops', 'v4', /has no command "oops"/],
];

describe('parseCapCommand', () => {
  it.each(accepted)('accepts %s in %s', (line, version, command) => {
    expect(parseCapCommand(line, models[version])).toEqual({ ok: true, command });
  });

  it.each(refused)('refuses %s in %s', (line, version, reason) => {
    const result = parseCapCommand(line, models[version]);
    expect(result).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  it('demands required arguments of lines that are to be run', () => {
    expect(parseCapCommand('npx cap build', models.v4, { complete: true })).toEqual({
      ok: false,
      reason: '"cap build" needs its argument <platform>.',
    });
    expect(parseCapCommand('npx cap build ios', models.v4, { complete: true }).ok).toBe(true);
    expect(parseCapCommand('npx cap build <platform>', models.v4, { complete: true }).ok).toBe(true);
  });

  it('passes over the value that may be left out', () => {
    const model: CliModel = {
      ...models.v4,
      commands: [
        {
          name: 'pack',
          aliases: ['p'],
          description: '',
          arguments: [{ name: 'files', required: true, variadic: true }],
          options: [{ flags: '--level [n]', long: 'level', description: '', takesValue: true, hidden: false }],
          platforms: [],
          hidden: false,
        },
      ],
    };
    expect(parseCapCommand('cap p one two three --level', model)).toEqual({ ok: true, command: 'pack' });
  });
});
