import { describe, expect, it } from 'vitest';
import { docsVersions, type VersionName } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { readStatement } from '../../../src/packages/reference/only-statements';
import { readPassedOn } from '../../../src/packages/reference/platforms/script-objects';
import type { PropertyModel } from '../../../src/packages/reference/types';

function findOption(version: VersionName, page: string, id: string): PropertyModel | undefined {
  const plugin = loadReference(version).plugins.find((each) => each.page === page);
  return plugin?.types
    .flatMap((type) => (type.kind === 'interface' ? type.members : []))
    .find((each) => each.id === id);
}

describe('options that a platform ignores', () => {
  it.each([
    ['v4', 'camera', 'ImageOptions.presentationStyle', ['android', 'web']],
    ['v4', 'camera', 'ImageOptions.webUseInput', ['ios', 'android']],
    ['v4', 'camera', 'ImageOptions.quality', ['web']],
    ['v4', 'share', 'ShareOptions.dialogTitle', ['ios', 'web']],
    ['v4', 'geolocation', 'PositionOptions.maximumAge', ['ios']],
    // On Android, the runtime reads it for the plugin, whose own method calls the inherited one.
    ['v4', 'geolocation', 'GeolocationPluginPermissions.permissions', ['ios']],
    ['v4', 'http', 'HttpOptions.webFetchExtra', ['ios', 'android']],
    ['v2', 'toast', 'ToastShowOptions.position', ['web']],
    // It is part of an object, so nothing is known about the web.
    ['v4', 'local-notifications', 'LocalNotificationSchema.channelId', ['ios']],
  ] as const)('%s %s %s', (version, page, id, platforms) => {
    expect(findOption(version, page, id)?.ignoredOn).toEqual(platforms);
  });

  it.each([
    ['what all platforms read', 'v4', 'camera', 'ImageOptions.resultType'],
    ['what every plugin inherits', 'v4', 'camera', 'CameraPluginPermissions.permissions'],
    ['names that are patterns', 'v4', 'http', 'HttpHeaders.[key]'],
    ['plugins behind a class of their own', 'v4', 'google-maps', 'CreateMapArgs.element'],
    ['objects that the web hands on', 'v4', 'geolocation', 'PositionOptions.enableHighAccuracy'],
  ] as const)('says nothing about %s', (_, version, page, id) => {
    expect(findOption(version, page, id)).toBeDefined();
    expect(findOption(version, page, id)?.ignoredOn).toBeUndefined();
  });

  it('are never the ones that their description names as the only ones that have them', () => {
    const wrong = docsVersions.flatMap(({ name }) =>
      loadReference(name).plugins.flatMap(({ page, types }) =>
        types
          .flatMap((type) => (type.kind === 'interface' ? type.members : []))
          .filter(({ description, ignoredOn = [] }) =>
            readStatement(description)?.platforms.some((platform) => ignoredOn.includes(platform)),
          )
          .map(({ id, description }) => `${name} ${page} ${id}: ${description}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are said once: the sentence of the package goes where the sources say the same', () => {
    expect(findOption('v4', 'camera', 'ImageOptions.presentationStyle')?.description).toBe(
      'The presentation style of the Camera.',
    );
    expect(findOption('v4', 'share', 'ShareOptions.dialogTitle')?.description).toBe('Set a title for the share modal.');
  });
});

describe('statements about the only platforms', () => {
  it.each([
    ['iOS only: The style.', ['ios'], 'The style.'],
    ['iOS and Web only: The direction.', ['ios', 'web'], 'The direction.'],
    ['Android-only: set an icon.', ['android'], 'Set an icon.'],
    ['A title.\n\nThis option is only supported on iOS.', ['ios'], 'A title.'],
    ['Files. Only supported on iOS and Android.', ['ios', 'android'], 'Files.'],
    ['A tag.\n\nOnly available for Android.', ['android'], 'A tag.'],
    ['A label (Android Only).', ['android'], 'A label.'],
    ['Web only: A target.\n\nIgnored on other platforms.', ['web'], 'A target.'],
    ['A title. Android only', ['android'], 'A title.'],
  ])('%s', (description, platforms, rest) => {
    expect(readStatement(description)).toEqual({ platforms, rest });
  });

  it.each(['A title.', 'iOS 12+ only: an argument', 'On iOS it is only a hint.', 'Only one at a time.'])(
    'is none: %s',
    (description) => {
      expect(readStatement(description)).toBeUndefined();
    },
  );
});

describe('an object that a method of a script takes', () => {
  const isHandedOn = (body: string, more = ''): boolean =>
    readPassedOn(new Map([['web.js', `class A { async show(options) { ${body} } ${more} }`]]))('show');

  it.each([
    'return options.a;',
    "return options['a'];",
    'const { a, b } = options; return a + b;',
    'if (options && !options.a) return 1;',
    'return options ? options.a : null;',
    'await run(async () => options.a);',
  ])('stays in it: %s', (body) => {
    expect(isHandedOn(body)).toBe(false);
  });

  it.each([
    'navigator.share(options);',
    'const all = { ...options };',
    'const { a, ...rest } = options;',
    'this.options = options;',
    'return options[name];',
    'return options;',
    'const own = options || {};',
    'for (const key in options) run(key);',
  ])('is handed on: %s', (body) => {
    expect(isHandedOn(body)).toBe(true);
  });

  it('is followed into functions of the script', () => {
    expect(isHandedOn('this.build(1, options);', 'build(count, given) { return given.a; }')).toBe(false);
    expect(isHandedOn('this.build(1, options);', 'build(count, given) { fetch(given); }')).toBe(true);
    expect(isHandedOn('this.build(options);', 'build({ a, b }) { return a; }')).toBe(false);
    expect(isHandedOn('this.show(options);')).toBe(false);
  });

  it('is not known of a method that the script lacks', () => {
    expect(readPassedOn(new Map([['web.js', 'class A {}']]))('show')).toBe(true);
  });

  it('is followed in prototypes, as v2 has them', () => {
    const script =
      'var A = (function () { function A() {} A.prototype.show = function (options) { alert(options.a); }; return A; }());';
    expect(readPassedOn(new Map([['web.js', script]]))('show')).toBe(false);
  });
});
