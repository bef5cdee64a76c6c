/** An image with few colors: each pixel is a step between the background and an ink. */
import { drawLine, type Font } from './letters';
import type { Rgb } from './png';
import { coverStroke, fullCover, type Stroke } from './rasterize';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Indexes of colors in the palette, row by row. */
  readonly pixels: Uint8Array;
}

/**
 * Lists the colors of a canvas: the background, then the shades of each ink, palest first.
 *
 * @param inks at most fifteen
 */
export function makePalette(ground: Rgb, inks: readonly Rgb[]): Rgb[] {
  const mix = (ink: Rgb, part: number): Rgb => [
    Math.round(ground[0] + (ink[0] - ground[0]) * part),
    Math.round(ground[1] + (ink[1] - ground[1]) * part),
    Math.round(ground[2] + (ink[2] - ground[2]) * part),
  ];
  return [
    ground,
    ...inks.flatMap((ink) => Array.from({ length: fullCover }, (_, index) => mix(ink, (index + 1) / fullCover))),
  ];
}

/**
 * Draws one line of text; anything beyond the edge is left out.
 *
 * @param ink index in the list that the palette was made from
 */
export function paintText(canvas: Canvas, text: string, font: Font, ink: number, x: number, baseline: number): void {
  for (const letter of drawLine(text, font)) {
    for (let row = 0; row < letter.height; row++) {
      for (let column = 0; column < letter.width; column++) {
        const cover = letter.values[row * letter.width + column] ?? 0;
        if (cover > 0) paintPixel(canvas, x + letter.x + column, baseline + letter.y + row, ink, cover);
      }
    }
  }
}

/** Draws lines with round ends. */
export function paintStrokes(canvas: Canvas, strokes: readonly Stroke[], ink: number): void {
  for (const stroke of strokes) {
    const reach = stroke.width / 2 + 1;
    const xs = [stroke.from.x, stroke.to.x];
    const ys = [stroke.from.y, stroke.to.y];
    for (let y = Math.floor(Math.min(...ys) - reach); y < Math.max(...ys) + reach; y++) {
      for (let x = Math.floor(Math.min(...xs) - reach); x < Math.max(...xs) + reach; x++) {
        const cover = coverStroke(stroke, { x: x + 0.5, y: y + 0.5 });
        if (cover > 0) paintPixel(canvas, x, y, ink, cover);
      }
    }
  }
}

/** Paints a pixel. Where neighboring shapes of one ink touch, the stronger shade wins. */
function paintPixel({ width, height, pixels }: Canvas, x: number, y: number, ink: number, cover: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = y * width + x;
  const before = (pixels[at] ?? 0) - ink * fullCover;
  pixels[at] = ink * fullCover + (before > cover && before <= fullCover ? before : cover);
}
