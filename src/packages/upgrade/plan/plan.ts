/** The types of a plan. All texts are Markdown trees, in which names from the reader's file are plain text only. */
import type { BlockContent, PhrasingContent } from 'mdast';
import type { VersionName } from '../../../config/versions';

export const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof managers)[number];

export const platforms = ['ios', 'android'] as const;

/** A package that an app depends on. Names and ranges are taken from the reader's text unchecked. */
export interface Dependency {
  readonly name: string;
  /** Range of versions, or an address: `^4.1.0`, `file:../plugin`. */
  readonly range: string;
  readonly isForDevelopment: boolean;
  /** The exact version that is installed, if a lock file or a command says so. */
  readonly installed?: string | undefined;
  /** Line of the text that has the range. */
  readonly line?: number | undefined;
}

/** The app that a plan is made for. */
export interface App {
  readonly name: string;
  readonly dependencies: readonly Dependency[];
  /** Pages of the plugins that the reader picked, in addition to those among the packages. */
  readonly picked: readonly string[];
  readonly platforms: readonly (typeof platforms)[number][];
  readonly manager: PackageManager;
}

export interface Plan {
  readonly from: VersionName;
  readonly to: VersionName;
  /** What the reader should know before the first step. */
  readonly warnings: readonly (readonly PhrasingContent[])[];
  /** One part for each step, then one about other packages. */
  readonly parts: readonly PlanPart[];
  /** Names of the packages that the plan has no task for. */
  readonly others: readonly string[];
}

export interface PlanPart {
  readonly id: string;
  readonly title: string;
  /** The upgrade guide that it follows. */
  readonly guide?: string | undefined;
  readonly groups: readonly PlanGroup[];
}

export interface PlanGroup {
  readonly title: string;
  /** A sentence above the tasks. */
  readonly lead?: readonly PhrasingContent[];
  readonly tasks: readonly Task[];
}

export interface Task {
  /** Unique in the plan, and the same in every plan that has it. */
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  /** Whether `npx cap migrate` does it, so that it is only checked. */
  readonly isMigrated?: boolean;
  /** How to do it. */
  readonly body: readonly BlockContent[];
  /** Where the guide or the reference has more. */
  readonly more?: { readonly label: string; readonly url: string } | undefined;
}

/** @returns all tasks, in order */
export function listTasks(plan: Plan): Task[] {
  return plan.parts.flatMap(({ groups }) => groups.flatMap(({ tasks }) => tasks));
}
