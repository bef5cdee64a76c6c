import { findSectionInView } from './page-facts';
import { openReport } from './report';
import { readSample, readSelectedLines } from './sample';

/** Lets the reader report a mistake in a code block. @param block the element with the class `theme-code-block` */
export function reportSample(block: Element): void {
  const sample = readSample(block);
  openReport({ section: findSectionInView(block), sample, lines: readSelectedLines(block, sample.firstLine) });
}
