/** Turns outlines into pixels: computes how much of each pixel a path covers, summed along the rows (exact for polygons). */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much of each pixel is covered, in the bounding box of a shape. */
export interface Coverage {
  /** Where the bounding box begins. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From 0 to `fullCover`, row by row. */
  readonly values: Uint8Array;
}

/** Value of a fully covered pixel: this many shades are enough for smooth edges. */
export const fullCover = 16;

/** Number of straight segments for a curve of a letter; more make no visible difference at the sizes of a card. */
const curveSteps = 6;

/**
 * Reads an SVG path that consists of `M`, `L`, `Q` and `Z` with whole numbers.
 *
 * @returns closed polygons
 */
export function readPath(path: string): Point[][] {
  const polygons: Point[][] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([MLQZ])([-\d ]*)/g)) {
    const [x = 0, y = 0, endX = 0, endY = 0] = numbers.split(' ').map(Number);
    const polygon = polygons.at(-1);
    const last = polygon?.at(-1);
    if (command === 'M') polygons.push([{ x, y }]);
    else if (command === 'L') polygon?.push({ x, y });
    else if (command === 'Q' && last !== undefined) polygon?.push(...cutCurve(last, { x, y }, { x: endX, y: endY }));
  }
  return polygons;
}

function cutCurve(start: Point, control: Point, end: Point): Point[] {
  return Array.from({ length: curveSteps }, (_, index) => {
    const t = (index + 1) / curveSteps;
    const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
    return { x: at(start.x, control.x, end.x), y: at(start.y, control.y, end.y) };
  });
}

/**
 * Fills polygons by the nonzero rule, for shapes whose holes run in the opposite direction, as in letters.
 *
 * @param polygons closed, in pixels
 */
export function fill(polygons: readonly (readonly Point[])[]): Coverage {
  const points = polygons.flat();
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0, values: new Uint8Array() };
  const x = Math.floor(Math.min(...points.map((point) => point.x)));
  const y = Math.floor(Math.min(...points.map((point) => point.y)));
  const width = Math.ceil(Math.max(...points.map((point) => point.x))) - x;
  const height = Math.ceil(Math.max(...points.map((point) => point.y))) - y;
  // Two columns more than the box, because a line at its right edge affects the pixels beyond it.
  const stride = width + 2;
  const deltas = new Float32Array(stride * height);
  for (const polygon of polygons) {
    const moved = polygon.map((point) => ({ x: point.x - x, y: point.y - y }));
    for (const [index, point] of moved.entries()) addLine(deltas, stride, moved.at(index - 1) ?? point, point);
  }
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += deltas[row * stride + column] ?? 0;
      values[row * width + column] = Math.round(clamp(Math.abs(sum)) * fullCover);
    }
  }
  return { x, y, width, height, values };
}

/** Adds the effect of one edge on the coverage of the pixels that it crosses, and of all that follow in their rows. */
function addLine(deltas: Float32Array, stride: number, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const [top, bottom, sign] = from.y < to.y ? [from, to, 1] : [to, from, -1];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  for (let y = Math.floor(top.y); y < bottom.y; y++) {
    const upper = Math.max(y, top.y);
    const lower = Math.min(y + 1, bottom.y);
    const upperX = top.x + (upper - top.y) * slope;
    const lowerX = top.x + (lower - top.y) * slope;
    addRow(deltas, y * stride, sign * (lower - upper), Math.min(upperX, lowerX), Math.max(upperX, lowerX));
  }
}

/** Adds the part of an edge within one row, from `left` to `right`. `share` is its height, signed by its direction. */
function addRow(deltas: Float32Array, row: number, share: number, left: number, right: number): void {
  const add = (x: number, value: number) => {
    deltas[row + x] = (deltas[row + x] ?? 0) + value;
  };
  const last = Math.max(Math.ceil(right), Math.floor(left) + 1);
  let before = 0;
  for (let x = Math.floor(left); x < last; x++) {
    // Part of this pixel that is to the right of the edge, from 0 to 1.
    const covered = coverPixel(x, left, right);
    add(x, share * (covered - before));
    before = covered;
  }
  add(last, share * (1 - before));
}

/** Returns how much of a pixel is to the right of an edge that runs evenly from `left` to `right`, averaged over the edge's height. */
function coverPixel(x: number, left: number, right: number): number {
  const width = right - left;
  if (width < 1e-6) return clamp(x + 1 - left);
  const primitive = (edge: number) => {
    const free = x + 1 - edge;
    if (free <= 0) return 0;
    return free >= 1 ? free - 0.5 : (free * free) / 2;
  };
  return clamp((primitive(left) - primitive(right)) / width);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** A line with round ends, like the strokes of the logo. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** @returns how much of a pixel a stroke covers, from 0 to `fullCover`; the point is the center of the pixel */
export function coverStroke({ from, to, width }: Stroke, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = clamp(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy));
  const distance = Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
  return Math.round(clamp(width / 2 + 0.5 - distance) * fullCover);
}
