/** Decides which API changes are shown, and how they are labeled. */
import type { ChangeKind } from '@capacitor-docs/reference';

/** Kinds of changes that can break an app which uses the member. A moved member is missing from its old place. */
const breaking: readonly ChangeKind[] = ['moved', 'removed', 'changed'];

export function isBreaking(kind: ChangeKind): boolean {
  return breaking.includes(kind);
}

/** URL parameters of the filter. */
export const changeParameters = ['show'];

/** Whether the URL query asks for breaking changes only. */
export function isBreakingOnly(query: string): boolean {
  return new URLSearchParams(query).get('show') === 'breaking';
}

/** @returns the URL query for breaking changes only; empty for all changes */
export function writeBreakingOnly(isOnly: boolean): string {
  return isOnly ? '?show=breaking' : '';
}

/** @returns the number of changes that are shown, in words */
export function countChanges(shown: number, all: number): string {
  return shown === all ? `${all} changes` : `${shown} of ${all} changes`;
}

const tones: Readonly<Record<string, string>> = { added: 'positive', removed: 'negative', deprecated: 'deprecated' };

/** @returns the classes of the label of a change, by its kind: whatever may need work in an app is a notice */
export function changeTag(kind: string): string {
  return `tag tag--${tones[kind] ?? 'notice'}`;
}
