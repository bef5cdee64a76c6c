/** Text as pixels: widths, line breaks and the shapes of letters at a size. */
import data from './outlines.json';
import { type Coverage, fill, readPath } from './rasterize';

export type Weight = keyof typeof data;

export interface Font {
  readonly weight: Weight;
  /** Type size in pixels. */
  readonly size: number;
}

/** Units of the outlines per type size. */
const unitsPerSize = 1000;

interface FontData {
  /** The advance of each letter, followed by its path. */
  readonly outlines: Readonly<Record<string, string>>;
  /** Corrections of the space between two letters. */
  readonly kerning: Readonly<Record<string, number>>;
}

const fonts: Readonly<Record<Weight, FontData>> = data;

/** Spells a text with the letters that have an outline: others lose their accents (é), or are left out (→). */
export function spell(text: string): string {
  const has = (letter: string): boolean => letter in fonts.bold.outlines && letter in fonts.regular.outlines;
  const letters = [...text].flatMap((letter) => (has(letter) ? letter : [...letter.normalize('NFKD')].filter(has)));
  return letters.join('').replace(/ +/g, ' ').trim();
}

/** @param letter one that `spell` lets through */
function readOutline(letter: string, weight: Weight): { advance: number; path: string } {
  const [, advance, path = ''] = /^(\d+)(.*)$/.exec(fonts[weight].outlines[letter] ?? '') ?? [];
  return { advance: Number(advance ?? 0), path };
}

/** Computes where each letter of a line begins, and the width of the whole line, in pixels. */
function placeLetters(text: string, { weight, size }: Font): { starts: number[]; width: number } {
  const starts: number[] = [];
  let width = 0;
  let previous = '';
  for (const letter of text) {
    width += ((fonts[weight].kerning[previous + letter] ?? 0) * size) / unitsPerSize;
    starts.push(width);
    width += (readOutline(letter, weight).advance * size) / unitsPerSize;
    previous = letter;
  }
  return { starts, width };
}

/** Returns the width of a line in pixels. */
export function measure(text: string, font: Font): number {
  return placeLetters(text, font).width;
}

/** Breaks a text between words into lines of at most `maxWidth`; a longer word gets its own line. */
export function breakLines(text: string, font: Font, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, font) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cache of drawn shapes: cards share a few sizes and a hundred letters. */
const drawn = new Map<string, Coverage>();

function drawLetter(letter: string, { weight, size }: Font): Coverage {
  const key = `${weight} ${size} ${letter}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const scale = size / unitsPerSize;
  const polygons = readPath(readOutline(letter, weight).path);
  const coverage = fill(polygons.map((polygon) => polygon.map(({ x, y }) => ({ x: x * scale, y: y * scale }))));
  drawn.set(key, coverage);
  return coverage;
}

/** @returns the shapes of a line's letters, on whole pixels from the start of the baseline */
export function drawLine(text: string, font: Font): Coverage[] {
  const { starts } = placeLetters(text, font);
  return [...text].map((letter, index) => {
    const shape = drawLetter(letter, font);
    return { ...shape, x: shape.x + Math.round(starts[index] ?? 0) };
  });
}
