import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '../../lib/nearest-name.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * Options that a command takes: `flags` stand alone, `values` are followed by a value or carry it behind `=`.
 * @typedef {{ flags?: readonly string[], values?: readonly string[] }} KnownOptions
 */

/**
 * Finds an argument that a command does not take. A slip would otherwise do nothing, and nobody would know.
 *
 * @param {readonly string[]} args
 * @param {KnownOptions} known
 * @returns {string | null} one line with what is wrong and what is known; null when all is well
 */
export function findArgumentProblem(args, { flags = [], values = [] }) {
  const all = [...flags, ...values];
  const listed =
    all.length === 0 ? 'This command takes none.' : `Known ${all.length === 1 ? 'is' : 'are'} ${list(all)}.`;
  /** @type {Set<string>} */
  const seen = new Set();
  for (let index = 0; index < args.length; index++) {
    const [name = '', value] = (args[index] ?? '').split(/=(.*)/s);
    if (!name.startsWith('-')) return `Unknown argument ${args[index] || '""'}. ${listed}`;
    if (!all.includes(name)) {
      const nearest = nearestName(name, [...all, '--help']);
      return `Unknown option ${name}. ${nearest === undefined ? listed : `Did you mean ${nearest}?`}`;
    }
    if (seen.has(name)) return `${name} appears twice. Give it once.`;
    seen.add(name);
    if (flags.includes(name)) {
      if (value !== undefined) return `${name} takes no value, but has "${value}".`;
    } else if (value === undefined) {
      const next = args[++index];
      if (next === undefined || next.startsWith('--')) return `${name} needs a value after it.`;
    } else if (value === '') return `${name} needs a value after it.`;
  }
  return null;
}

/**
 * @param {readonly string[]} names
 * @returns {string}
 */
function list(names) {
  return new Intl.ListFormat('en-GB').format(names);
}

/**
 * Says how a command is called and what it does: what README.md says of it, and its options.
 *
 * @param {string} script its name in package.json
 * @param {KnownOptions} known
 * @param {string} readme text of README.md
 * @returns {string}
 */
export function describeCommand(script, { flags = [], values = [] }, readme) {
  const start = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  const row = readme.split('\n').find((line) => new RegExp(`^\\| \`${start}[\` ]`).test(line)) ?? '';
  const does = (row.split('|')[2] ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
  const options = [...flags, ...values.map((name) => `${name} VALUE`), '--help'];
  return [`${start} -- [options]`, does, `Options: ${list(options)}`].filter(Boolean).join('\n\n');
}

/**
 * Prints how a command is called, if that is what was asked.
 *
 * @param {readonly string[]} args
 * @param {KnownOptions} known
 * @returns {boolean} whether it was
 */
export function answerHelp(args, known) {
  if (!args.includes('--help')) return false;
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  console.log(describeCommand(process.env.npm_lifecycle_event ?? '', known, readme));
  return true;
}

/**
 * Answers `--help`, or ends a command that was called wrongly: one line on stderr and exit code 1.
 *
 * @param {readonly string[]} args
 * @param {KnownOptions} known
 * @returns {boolean} true when the command can go on
 */
export function checkArguments(args, known) {
  if (answerHelp(args, known)) return false;
  const problem = findArgumentProblem(args, known);
  if (problem === null) return true;
  console.error(problem);
  process.exitCode = 1;
  return false;
}
