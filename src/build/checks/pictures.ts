import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../config/versions';
import { projectRoot } from '../files/project-root';
import { findBlockedAddress } from '../hosting/blocked-address';

/**
 * Finds out why browsers would not show a picture of the settings.
 *
 * @param src path below `static/`, or a URL
 * @returns what is wrong and what to do, for a message; undefined if nothing is wrong
 */
export function findPictureProblem(src: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return findBlockedAddress('img', 'src', src);
  const path = src.startsWith(basePath) ? src.slice(basePath.length) : src.replace(/^\//, '');
  const isThere = path !== '' && existsSync(join(projectRoot, 'static', path));
  return isThere ? undefined : `there is no picture static/${path}. Put it there, or correct the path.`;
}
