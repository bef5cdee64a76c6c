/**
 * Options that a command takes: `flags` stand alone, `values` are followed by a value or carry it behind `=`.
 */
export type KnownOptions = { flags?: readonly string[]; values?: readonly string[] };

/**
 * Finds an argument that a command does not take. A slip would otherwise do nothing, and nobody would know.
 *
 * @returns one line with what is wrong and what is known; null when all is well
 */
export function findArgumentProblem(args: readonly string[], { flags = [], values = [] }: KnownOptions): string | null {
  const all = [...flags, ...values];
  const list = all.length === 0 ? 'This command takes none.' : `Known ${all.length === 1 ? 'is' : 'are'} ${join(all)}.`;
  const seen: Set<string> = new Set();
  for (let index = 0; index < args.length; index++) {
    const [name = '', value] = (args[index] ?? '').split(/=(.*)/s);
    if (!name.startsWith('-')) return `Unknown argument ${args[index] || '""'}. ${list}`;
    if (!all.includes(name)) return `Unknown option ${name}. ${list}`;
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

function join(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/**
 * Ends a command that was called wrongly: one line on stderr and exit code 1.
 *
 * @returns true when the arguments are right
 */
export function checkArguments(args: readonly string[], known: KnownOptions): boolean {
  const problem = findArgumentProblem(args, known);
  if (problem === null) return true;
  console.error(problem);
  process.exitCode = 1;
  return false;
}
