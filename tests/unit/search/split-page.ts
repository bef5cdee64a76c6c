import type { FinishedPage } from '../../../src/build/page-steps/finished-page';
import { type PageParts, readSource, splitSource } from '../../../src/build/search-index/split-page';

/** Cuts a built page into sections. @returns undefined for files that are not a page of a version */
export function splitPage(page: Pick<FinishedPage, 'html' | 'text'>): PageParts | undefined {
  const source = readSource(page);
  return source && splitSource(source);
}
