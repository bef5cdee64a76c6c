import type { MarkedText } from '../../../src/packages/search/engine/marked-text';

/** Writes a text with brackets around its marks. */
export function show(text: MarkedText | undefined): string {
  return (text ?? []).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece)).join('');
}
