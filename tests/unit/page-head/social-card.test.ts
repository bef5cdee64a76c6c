import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardSize, drawCard, nameCard } from '../../../src/plugins/page-head/social-card';
import { breakLines, measure, spell } from '../../../src/plugins/page-head/social-card/letters';
import { encodePng } from '../../../src/plugins/page-head/social-card/png';
import { fill, fullCover, readPath } from '../../../src/plugins/page-head/social-card/rasterize';

const card = { title: 'Camera', section: 'Plugins', note: 'v4 · latest release' };

/** Decodes the pixels of a picture that `encodePng` wrote, each as its palette index. */
function decodePixels(png: Uint8Array, width: number): number[] {
  const bytes = Buffer.from(png);
  const start = bytes.indexOf('IDAT');
  const rows = inflateSync(new Uint8Array(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4))));
  return [...rows].filter((_, index) => index % (width + 1) !== 0);
}

describe('the pixels of a shape', () => {
  it('are covered by the part of their area that lies inside', () => {
    const square = fill(readPath('M1 1L3 1L3 3L1 3Z'));
    expect([square.x, square.y, square.width, square.height]).toEqual([1, 1, 2, 2]);
    expect([...square.values]).toEqual([fullCover, fullCover, fullCover, fullCover]);
    const half = fill([
      [
        { x: 0, y: 0 },
        { x: 0.5, y: 0 },
        { x: 0.5, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
    expect([...half.values]).toEqual([fullCover / 2]);
    const triangle = fill(readPath('M0 0L2 2L0 2Z'));
    expect([...triangle.values]).toEqual([fullCover / 2, 0, fullCover, fullCover / 2]);
  });

  it('are free in a hole', () => {
    const ring = fill(readPath('M0 0L3 0L3 3L0 3ZM1 1L1 2L2 2L2 1Z'));
    expect(ring.values[4]).toBe(0);
    expect(ring.values[3]).toBe(fullCover);
  });
});

describe('a line of text', () => {
  const font = { weight: 'bold' as const, size: 50 };

  it('is as wide as its letters with their kerning', () => {
    expect(measure('74', font)).toBeLessThan(measure('7', font) + measure('4', font));
    expect(measure('nn', font)).toBeCloseTo(2 * measure('n', font), 5);
  });

  it('breaks between words only', () => {
    const width = measure('Push Notifications', font);
    expect(breakLines('Push Notifications', font, width)).toEqual(['Push Notifications']);
    expect(breakLines('Push Notifications', font, width - 1)).toEqual(['Push', 'Notifications']);
    expect(breakLines('Notifications', font, 10)).toEqual(['Notifications']);
  });

  it('is spelled with the letters that have an outline', () => {
    expect(spell('Malmö → “Café” 日本 😀')).toBe('Malmo “Café”');
  });
});

describe('a card', () => {
  it('is the same each time, and another one for another text', () => {
    expect(Buffer.compare(drawCard(card), drawCard(card))).toBe(0);
    expect(Buffer.compare(drawCard(card), drawCard({ ...card, title: 'Camerb' }))).not.toBe(0);
    expect(nameCard(card, 'v4-camera')).toMatch(/^v4-camera\.[\da-f]{8}\.png$/);
    expect(nameCard({ ...card, note: 'v3' }, 'v4-camera')).not.toBe(nameCard(card, 'v4-camera'));
  });

  it('keeps its margins, however long the title is', () => {
    const title = 'Troubleshooting builds of applications for the stores and of their plugins on all platforms';
    const pixels = decodePixels(drawCard({ ...card, title }), cardSize.width);
    // White is the first ink. Its sixteen shades come after the background in the palette.
    const white = pixels.flatMap((color, index) => (color >= 1 && color <= fullCover ? [index % cardSize.width] : []));
    expect(Math.min(...white.slice(0, 1000))).toBeGreaterThanOrEqual(78);
    expect(white.every((x) => x >= 78 && x <= cardSize.width - 78)).toBe(true);
  });
});

describe('encodePng', () => {
  it('writes size, palette and pixels', () => {
    const png = encodePng(
      2,
      1,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      Uint8Array.of(1, 0),
    );
    const bytes = Buffer.from(png);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2, 1]);
    expect([...bytes.subarray(bytes.indexOf('PLTE') + 4, bytes.indexOf('PLTE') + 10)]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(decodePixels(png, 2)).toEqual([1, 0]);
    // The end chunk of every PNG, with the checksum from the standard.
    expect(bytes.toString('hex', bytes.length - 8)).toBe('49454e44ae426082');
  });

  it('refuses pixels that do not fill the picture', () => {
    expect(() => encodePng(2, 2, [[0, 0, 0]], new Uint8Array(3))).toThrow("3 pixels don't make a picture of 2 × 2");
  });
});
