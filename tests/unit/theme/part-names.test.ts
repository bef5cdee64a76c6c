import { describe, expect, it } from 'vitest';
import { partNames } from '../../../src/lib/part-names';

describe('long names in the table of contents', () => {
  it.each([
    ['pickLimitedLibraryPhotos()', 'pickLimitedLibrary<wbr>Photos()'],
    ["addListener('pushNotificationReceived', …)", "addListener(<wbr>'pushNotification<wbr>Received', …)"],
    ['<code>androidScaleTypeOfSplash</code>', '<code>androidScaleTypeOf<wbr>Splash</code>'],
  ])('part where their words do: %s', (html, parted) => expect(partNames(html)).toBe(parted));

  it.each([
    'getPhoto(…)',
    'Set up iOS',
    'Example: take a photo and show it',
    '<a class="aLongClassNameOfTheTheme">x</a>',
  ])('stay as they are when they are short, or no names: %s', (html) => expect(partNames(html)).toBe(html));
});
