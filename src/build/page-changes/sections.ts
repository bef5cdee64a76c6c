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
  const start: OpenSection = { path: [], steps: [] };
  const sections = [start];
  let section = start;
  /** The newer page's section at this point, to which blocks after a removed section belong. */
  let newer = start;
  for (const step of steps) {
    const side = step.kind === 'removed' ? 'older' : 'newer';
    const block = step.kind === 'removed' ? step.from : step.to;
    if (side === 'newer') section = newer;
    if (block.kind === 'heading') {
      const above = section.path.filter((heading) => (heading.block.level ?? 0) < (block.level ?? 0));
      // The title belongs to the whole comparison.
      section = { path: block.level === 1 ? [] : [...above, { block, side }], steps: [] };
      sections.push(section);
      if (side === 'newer') newer = section;
    }
    if (step.kind !== 'same') section.steps.push(step);
  }
  return sections.filter((found) => found.steps.length > 0);
}

/** A section whose steps are still being collected. */
interface OpenSection {
  readonly path: readonly Heading[];
  readonly steps: ChangedStep[];
}
