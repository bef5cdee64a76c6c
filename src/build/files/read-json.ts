import { readFileSync } from 'node:fs';

/**
 * @param file absolute path
 * @returns the parsed content, or null when the file is missing or not valid JSON
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
