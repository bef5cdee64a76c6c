import type { Block } from './blocks';
import type { Step } from './compare';

/** A step that is shown to readers. */
export type ChangedStep = Exclude<Step, { kind: 'same' }>;

/** A heading with changes below it. */
export interface Heading {
  readonly block: Block;
  /** Which version's page has the heading. */
  readonly side: 'older' | 'newer';
}

/** What changed below one heading, and the heading itself if it changed. */
export interface ChangedSection {
  /** The heading and those above it, outermost first; empty for changes before the first heading. */
  readonly path: readonly Heading[];
  readonly steps: readonly ChangedStep[];
}

/**
 * Groups the steps of a comparison by heading, and leaves out unchanged blocks.
 *
 * @returns sections in the order of the newer page; sections that it lacks are where the older page has them
 */
export function groupSteps(steps: readonly Step[]): ChangedSection[] {
  const sections: { path: Heading[]; steps: ChangedStep[] }[] = [];
  let path: Heading[] = [];
  let section: (typeof sections)[number] | undefined;
  /** The newer page's headings at this point, to which blocks after a removed section belong. */
  let newer: Heading[] = [];
  for (const step of steps) {
    const block = step.kind === 'removed' ? step.from : step.to;
    if (block.kind === 'heading') {
      const heading: Heading = { block, side: step.kind === 'removed' ? 'older' : 'newer' };
      const above = (step.kind === 'removed' ? path : newer).filter(
        ({ block: { level = 0 } }) => level < (block.level ?? 0),
      );
      // The title belongs to the whole comparison.
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
