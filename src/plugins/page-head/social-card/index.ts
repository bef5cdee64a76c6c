/** The image that other sites show beside a link to a page. */
import { createHash } from 'node:crypto';
import { type Canvas, makePalette, paintStrokes, paintText } from './canvas';
import { breakLines, type Font, measure, spell } from './letters';
import { encodePng, type Rgb } from './png';
import type { Stroke } from './rasterize';

/** Text of a card. */
export interface Card {
  readonly title: string;
  /** Section that the page belongs to: `Plugins`. */
  readonly section: string;
  /** The version and its state: `v4 · latest release`. */
  readonly note: string;
}

/** Size of a card in pixels, as social networks expect it. */
export const cardSize = { width: 1200, height: 630 };

const ground: Rgb = [0x0b, 0x1b, 0x33];
const inks: readonly Rgb[] = [
  [0xff, 0xff, 0xff],
  [0xa9, 0xb8, 0xd3],
  [0x6b, 0x9b, 0xff],
  [0x37, 0xd3, 0xe6],
  [0x12, 0x2a, 0x50],
];
const palette = makePalette(ground, inks);
const [white, muted, blue, cyan, faint] = [0, 1, 2, 3, 4];

const margin = 80;
const textWidth = cardSize.width - 2 * margin;
const label: Font = { weight: 'regular', size: 34 };
const wordmark: Font = { weight: 'bold', size: 40 };
/** Sizes of a title. The largest in which it has at most two lines is used, else the smallest. */
const titleSizes = [88, 76, 64, 54];

/** The logo: two halves of a capacitor, on a 24 × 24 grid. */
const halves: readonly { ink: number; strokes: readonly Stroke[] }[] = [
  { ink: blue, strokes: [makeStroke(4, 12, 9, 12), makeStroke(10, 6, 10, 18)] },
  { ink: cyan, strokes: [makeStroke(14, 6, 14, 18), makeStroke(15, 12, 20, 12)] },
];

function makeStroke(fromX: number, fromY: number, toX: number, toY: number): Stroke {
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, width: 3 };
}

/** Moves and enlarges the logo's strokes. */
function placeStrokes(strokes: readonly Stroke[], x: number, y: number, scale: number): Stroke[] {
  return strokes.map(({ from, to, width }) => ({
    from: { x: x + from.x * scale, y: y + from.y * scale },
    to: { x: x + to.x * scale, y: y + to.y * scale },
    width: width * scale,
  }));
}

/** The part that all cards have in common, drawn once. */
let common: Canvas | undefined;

function paintCommon(): Canvas {
  const canvas: Canvas = { ...cardSize, pixels: new Uint8Array(cardSize.width * cardSize.height) };
  const all = halves.flatMap(({ strokes }) => strokes);
  paintStrokes(canvas, placeStrokes(all, 700, 40, 26), faint);
  for (const { ink, strokes } of halves) paintStrokes(canvas, placeStrokes(strokes, margin - 14, 54, 3.4), ink);
  const name = margin + 76;
  const docs = name + Math.round(measure('Capacitor ', wordmark));
  paintText(canvas, 'Capacitor', wordmark, white, name, 109);
  paintText(canvas, 'Docs', { ...wordmark, weight: 'regular' }, muted, docs, 109);
  return canvas;
}

/** Draws a card as PNG. */
export function drawCard(card: Card): Uint8Array {
  const [title, section, note] = [spell(card.title), spell(card.section), spell(card.note)];
  common ??= paintCommon();
  const canvas = { ...common, pixels: common.pixels.slice() };
  const font = chooseTitleFont(title);
  const lines = breakLines(title, font, textWidth);
  const lineHeight = Math.round(font.size * 1.14);
  // The title is centered in the space between the logo and the note, with its section above.
  const top = Math.round(340 - (lines.length * lineHeight) / 2);
  paintText(canvas, section, label, cyan, margin, top - 8);
  for (const [index, line] of lines.entries()) {
    const baseline = top + index * lineHeight + font.size;
    paintText(canvas, line, font, white, margin, baseline);
  }
  paintText(canvas, note, label, muted, margin, cardSize.height - 66);
  return encodePng(canvas.width, canvas.height, palette, canvas.pixels);
}

function chooseTitleFont(title: string): Font {
  const fonts = titleSizes.map((size): Font => ({ weight: 'bold', size }));
  const fits = (font: Font) => {
    const lines = breakLines(title, font, textWidth);
    return lines.length <= 2 && lines.every((line) => measure(line, font) <= textWidth);
  };
  return fonts.find(fits) ?? { weight: 'bold', size: titleSizes.at(-1) ?? 54 };
}

/**
 * Returns the file name of a card. It contains a hash of the card's text and of how cards look, so that a changed card has a new address.
 *
 * @param name readable part, of letters, digits and hyphens
 */
export function nameCard(card: Card, name: string): string {
  const look = [palette, cardSize, titleSizes, label, wordmark];
  const hash = createHash('sha256')
    .update(JSON.stringify([card, look]))
    .digest('hex')
    .slice(0, 8);
  return `${name}.${hash}.png`;
}

/** Returns the text of a card on one line, for readers who can't see it. */
export function describeCard({ title, section, note }: Card): string {
  return `${title} – ${section}, ${note}`;
}
