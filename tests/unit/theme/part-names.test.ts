import { describe, expect, it } from 'vitest';
import { partNames } from '../../../src/lib/part-names';

describe('long names in the table of contents', () => {
  it.each([
    ['pickLimitedLibraryPhotos()', 'pick<wbr>Limited<wbr>Library<wbr>Photos()'],
    ["addListener('pushNotificationReceived', …)", "addListener('push<wbr>Notification<wbr>Received', …)"],
    ['<code>androidScaleTypeOfSplash</code>', '<code>android<wbr>Scale<wbr>Type<wbr>Of<wbr>Splash</code>'],
  ])('part before capitals: %s', (html, parted) => expect(partNames(html)).toBe(parted));

  it.each([
    'getPhoto(…)',
    'Set up iOS',
    'Example: take a photo and show it',
    '<a class="aLongClassNameOfTheTheme">x</a>',
  ])('stay as they are when they are short, or no names: %s', (html) => expect(partNames(html)).toBe(html));
});
