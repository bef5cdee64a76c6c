/** Checks that quoted messages, permissions and Info.plist keys are in a source of their version, or known to come from elsewhere. */
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { collectSnippets } from '../../src/packages/docs-checks/read/snippets';
import { readSources } from './package-sources';
import { allPages } from './selected-pages';

const pagesOf = (version: VersionName) =>
  allPages.filter((page) => page.version === version && /\/(?:core-)?apis\//.test(page.file));

/** Messages that sources build at run time: a pattern for the message, and the part that is in the source. */
const composed: readonly [looks: RegExp, part: string][] = [
  [/^".+" plugin is not implemented on \w+$/, '" plugin is not implemented on '],
  [/^Capacitor plugin ".+" already registered\./, '" already registered. Cannot register plugins twice.'],
  [/^\w+ does not have web implementation\.$/, ' does not have web implementation.'],
  [/^You are missing \w+ in your Info\.plist file\.?$/, 'You are missing '],
  [/^Error downloading file: null$/, 'Error downloading file: '],
  [/^Unhandled Error: /, 'Unhandled Error: '],
  [/^android\.permission\.\w+ not set in AndroidManifest\.xml$/, ' not set in AndroidManifest.xml'],
];

/** Messages that are not in any Capacitor package, grouped by origin. */
const foreign: Readonly<Record<string, readonly RegExp[]>> = {
  iOS: [
    /kCLErrorDomain/,
    /couldn’t be opened because there is no such file/,
    /remote notifications are not supported in the simulator/,
    /^The certificate for this server is invalid/,
    /^Origin capacitor:\/\/localhost is not allowed/,
    /^DataCloneError/,
  ],
  Android: [
    /EACCES|EPERM/,
    /^CLEARTEXT communication/,
    /^Trust anchor for certification path/,
    /^Failed to find configured root/,
    /RECEIVER_EXPORTED/,
    /FLAG_IMMUTABLE/,
  ],
  browsers: [
    /^Failed to fetch$/,
    /has been blocked by CORS policy/,
    /^Not allowed to load local resource/,
    /^User denied Geolocation$/,
    /^Only secure origins are allowed$/,
  ],
  'Google and Apple': [
    /^Error 403: disallowed_useragent$/,
    /^API key not found\. Check that/,
    /^Authorization failure\./,
    /^Could not find module 'GoogleMapsUtils'$/,
    /^ITMS-\d+/,
  ],
  'build tools': [/^CocoaPods could not find/],
};

/** More of these messages, which only the pages of one version quote. */
const foreignIn: Readonly<Partial<Record<VersionName, readonly RegExp[]>>> = {
  v2: [/^Cannot read propert/, /^Cannot find module/, /registerPlugin/, /^No matching client found for package name$/],
};

const foreignPatterns = [...Object.values(foreign), ...versionNames.map((name) => foreignIn[name] ?? [])].flat();

const isForeign = (message: string) => foreignPatterns.some((pattern) => pattern.test(message));

/** Lists the messages in the first column of tables headed `symptom`: inline code that contains a space. */
function listMessages(text: string): string[] {
  const messages: string[] = [];
  let isSymptom = false;
  for (const line of text.split('\n')) {
    isSymptom = line.startsWith('| symptom') || (isSymptom && line.startsWith('|'));
    if (isSymptom) {
      const [, cell = ''] = line.split(/(?<!\\)\|/);
      messages.push(
        ...[...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => code.includes(' ')),
      );
    }
  }
  return messages;
}

/** Whether a source contains a whole message, in which `…` stands for the variable parts. */
function isInSources(sources: string, message: string): boolean {
  const part = composed.find(([looks]) => looks.test(message))?.[1] ?? message;
  return part.split('…').every((piece) => sources.includes(piece.replace(/^\s+|\s+$/g, '')));
}

const messagesOf = (version: VersionName) =>
  pagesOf(version).flatMap(({ file, text }) => listMessages(text).map((message) => ({ file, message })));

describe.each(versionNames)('messages in the tables of plugins in %s', (version) => {
  it('are in a source, or known to come from elsewhere', () => {
    const sources = readSources(version);
    const found = messagesOf(version);
    expect(found.length).toBeGreaterThan(60);
    const unknown = found.filter(({ message }) => !isForeign(message) && !isInSources(sources, message));
    expect(unknown).toEqual([]);
  });
});

it('no message is declared foreign that no page shows', () => {
  const shown = versionNames.flatMap(messagesOf).map(({ message }) => message);
  const unused = foreignPatterns.filter((pattern) => !shown.some((message) => pattern.test(message)));
  expect(unused).toEqual([]);
});

/** Permissions that a page shows for the app's own use. The plugin only asks Android whether the app has them. */
const ownPermissions = new Set(['SCHEDULE_EXACT_ALARM']);

/** Evidence for keys that no source contains. */
const provedBy: Readonly<Record<string, string>> = {
  NSLocationWhenInUseUsageDescription: '.requestWhenInUseAuthorization()',
};

describe.each(versionNames)('permissions and keys on the pages of plugins in %s', (version) => {
  const blocks = pagesOf(version).flatMap((page) => collectSnippets(page).filter(({ language }) => language === 'xml'));

  it('are those that sources ask for', () => {
    const sources = readSources(version);
    const permissions = new Set(
      blocks.flatMap(({ code }) => [...code.matchAll(/android\.permission\.(\w+)/g)].map(([, name = '']) => name)),
    );
    expect(permissions.size).toBeGreaterThan(3);
    expect(
      [...permissions].filter(
        (name) => !ownPermissions.has(name) && !new RegExp(`permission\\.${name}\\b`).test(sources),
      ),
    ).toEqual([]);
  });

  it('explain each use of the camera, the photos and the position', () => {
    const sources = readSources(version);
    const keys = new Set(blocks.flatMap(({ code }) => code.match(/NS\w+UsageDescription/g) ?? []));
    expect(keys.size).toBeGreaterThan(3);
    expect([...keys].filter((key) => !sources.includes(provedBy[key] ?? key))).toEqual([]);
  });
});
