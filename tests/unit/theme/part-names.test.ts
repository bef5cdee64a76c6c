import { describe, expect, it } from 'vitest';
import { partNames } from '../../../src/theme/TOCItems/part-names';

describe('names with brackets in the table of contents', () => {
  it.each([
    ['pickLimitedLibraryPhotos()', 'pickLimitedLibrary<wbr>Photos()'],
    ["addListener('registration', …)", "addListener(<wbr>'registration', …)"],
    ['<code>getDeliveredNotifications()</code>', '<code>getDelivered<wbr>Notifications()</code>'],
  ])('part where their words do: %s', (html, parted) => expect(partNames(html)).toBe(parted));

  it.each([
    'getPhoto(…)',
    'Example: take a photo and show it',
    'MarkerClickCallbackDataOfMap',
    'setOnMyLocationButtonClickListener(…)',
    '<a class="aLongClassNameOfTheTheme">x</a>',
  ])('stay as they are when they are short, longer than a line, or without brackets: %s', (html) =>
    expect(partNames(html)).toBe(html),
  );
});
