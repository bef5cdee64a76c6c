import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs, landingPage, stampFile } from '../../src/build/cache/build-stamp';
import { readJson } from '../../src/packages/shared/files/read-json-file';

/** @returns true when the build folder comes from the last successful build, and the inputs have not changed since */
export function isBuildCurrent(root: string): boolean {
  const stamp = readJson(join(root, stampFile)) as { inputsHash?: string; writtenAt?: number } | null;
  const landing = statSync(join(root, landingPage), { throwIfNoEntry: false });
  if (stamp === null || landing === undefined || landing.mtimeMs !== stamp.writtenAt) return false;
  return stamp.inputsHash === hashInputs(root);
}
