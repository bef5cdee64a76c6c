import { existsSync, readFileSync } from 'node:fs';
import { inputError } from '../errors/input-error';
import { findJsonProblem } from '../errors/json-problem';

/**
 * Reads a JSON file that people or npm wrote.
 *
 * @param path absolute
 * @param label name of the file in messages: its path from the root of the project, or package and path
 * @param remedy what to do when the file is missing or damaged, a sentence without a period
 * @throws one line with file and line when it is missing or not valid JSON
 */
export function readJsonFile(path: string, label: string, remedy: string): unknown {
  if (!existsSync(path)) throw inputError(`${label} is missing. ${remedy}.`);
  const text = readFileSync(path, 'utf8');
  const problem = findJsonProblem(text);
  if (problem !== null)
    throw inputError(`${label}:${problem.line}: this is not valid JSON: ${problem.reason}. ${remedy}.`);
  return JSON.parse(text);
}

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
