/** How a sample gets from the page's Markdown into a file of its own: packed in an attribute until the page is finished. */
import { createHash } from 'node:crypto';
import { sampleFile } from '../addresses';
import type { Sample } from '../protocol';

/** The part of a file's name that changes with its content. */
export function hashContent(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

interface Packed {
  readonly version: string;
  readonly sample: Sample;
}

/** Packs a sample into letters that HTML needs not escape. */
export function packSample(version: string, sample: Sample): string {
  return Buffer.from(JSON.stringify({ version, sample } satisfies Packed)).toString('base64url');
}

/** A page whose samples are in a file of their own. */
export interface Unpacked {
  readonly html: string;
  readonly samples: readonly Sample[];
  /** Path of the file, below the base path. */
  readonly file: string;
  readonly content: string;
}

/**
 * Takes the samples out of a finished page. What stays names the version, the file and the place of the sample in it: `v4 1a2b3c4d 0`.
 *
 * @returns undefined if the page has none
 */
export function unpackSamples(html: string): Unpacked | undefined {
  const attribute = /(?<=\sdata-run=)(["']?)([\w-]+)\1/g;
  const packed = [...html.matchAll(attribute)].map(
    ([, , text = '']): Packed => JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  if (packed.length === 0) return undefined;
  const samples = packed.map(({ sample }) => sample);
  const content = JSON.stringify(samples);
  const hash = hashContent(content);
  let index = -1;
  const marked = html.replace(attribute, () => {
    index += 1;
    return `"${packed[index]?.version} ${hash} ${index}"`;
  });
  return { html: marked, samples, file: sampleFile(hash), content };
}
