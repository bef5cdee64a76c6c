import { readFileSync } from 'node:fs';

/**
 * @param {string} file absolute path
 * @returns {unknown} the parsed content, or null when the file is missing or is no JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
