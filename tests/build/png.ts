import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** @returns problems of a social card: missing, not a PNG of 1200 × 630, truncated, or too large */
export function findPngProblems(folder: string, file: string, maxBytes: number): string[] {
  if (!existsSync(join(folder, file))) return [`${file} does not exist`];
  const bytes = readFileSync(join(folder, file));
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return [`${file} is no PNG`];
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf('IDAT');
  const data = new Uint8Array(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
  return [
    ...(width === 1200 && height === 630 ? [] : [`${file} has ${width} × ${height} pixels`]),
    ...(inflateSync(data).length === (width + 1) * height ? [] : [`${file} is not whole`]),
    ...(bytes.length <= maxBytes ? [] : [`${file} has ${bytes.length} bytes`]),
  ];
}
