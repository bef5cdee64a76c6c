/** A signature in the part that names its parameters and the part that names its result. */
interface Halves {
  readonly call: string;
  readonly result: string;
}

/**
 * Leaves out what two signatures of one method have in common: the result when only parameters differ, all but the result when only that
 * differs. Anything else stays as it is.
 */
export function pickDifference(before: string, after: string): [string, string] {
  const [old, now] = [split(before), split(after)];
  if (old === undefined || now === undefined) return [before, after];
  if (old.call === now.call) return [old.result, now.result];
  return old.result === now.result ? [old.call, now.call] : [before, after];
}

/** @returns undefined for what is no method: a property, a type */
function split(signature: string): Halves | undefined {
  const start = /^[\w ]+\(/.exec(signature)?.[0].length;
  if (start === undefined) return undefined;
  let depth = 1;
  let end = start;
  for (; end < signature.length && depth > 0; end += 1) {
    if (signature[end] === '(') depth += 1;
    if (signature[end] === ')') depth -= 1;
  }
  const rest = signature.slice(end);
  return rest.startsWith(' => ') ? { call: signature.slice(0, end), result: rest.slice(' => '.length) } : undefined;
}
