/** Which changes of the API are shown. */
import type { ChangeKind } from '../reference/types';

/** Kinds of changes that can break an app which uses the member. What moved is gone from where it was. */
const breaking: readonly ChangeKind[] = ['moved', 'removed', 'changed'];

export function isBreaking(kind: ChangeKind): boolean {
  return breaking.includes(kind);
}

/** Parameters of the address that belong to the filter. */
export const changeParameters = ['show'];

/** Whether the query of an address asks for nothing else. */
export function isBreakingOnly(query: string): boolean {
  return new URLSearchParams(query).get('show') === 'breaking';
}

/** @returns the query of an address that says so; empty for all changes */
export function writeBreakingOnly(isOnly: boolean): string {
  return isOnly ? '?show=breaking' : '';
}

/** @returns how many changes are shown, in words */
export function countChanges(shown: number, all: number): string {
  return shown === all ? `${all} changes` : `${shown} of ${all} changes`;
}
