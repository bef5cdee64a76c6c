import type { Block } from './blocks';
import type { Step } from './compare';

/** A step that a reader is shown. */
export type ChangedStep = Exclude<Step, { kind: 'same' }>;

/** A heading that something changed below. */
export interface Heading {
  readonly block: Block;
  /** Which version's page has it. */
  readonly side: 'older' | 'newer';
}

/** What changed below one heading, and the heading itself if it changed. */
export interface ChangedSection {
  /** The heading and those above it, the outermost first; empty for what is above the first one. */
  readonly path: readonly Heading[];
  readonly steps: readonly ChangedStep[];
}

/**
 * Groups the steps of a comparison by headings, and leaves out what is the same.
 *
 * @returns sections in the order of the newer page; those that it lacks are where the older one has them
 */
export function groupSteps(steps: readonly Step[]): ChangedSection[] {
  const sections: { path: Heading[]; steps: ChangedStep[] }[] = [];
  let path: Heading[] = [];
  let section: (typeof sections)[number] | undefined;
  /** The newer page's headings at this place: what follows a removed section is below them. */
  let newer: Heading[] = [];
  for (const step of steps) {
    const block = step.kind === 'removed' ? step.from : step.to;
    if (block.kind === 'heading') {
      const heading: Heading = { block, side: step.kind === 'removed' ? 'older' : 'newer' };
      const above = (step.kind === 'removed' ? path : newer).filter(
        ({ block: { level = 0 } }) => level < (block.level ?? 0),
      );
      // The title is that of the whole comparison.
      path = block.level === 1 ? [] : [...above, heading];
      if (heading.side === 'newer') newer = path;
      section = undefined;
    } else if (step.kind !== 'removed' && path.at(-1)?.side === 'older') {
      path = newer;
      section = undefined;
    }
    if (step.kind === 'same') continue;
    if (section === undefined) {
      section = { path, steps: [] };
      sections.push(section);
    }
    section.steps.push(step);
  }
  return sections;
}
