import type { BlockContent } from 'mdast';

/** What the commands of a task install and remove. */
export interface Commands {
  /** Major versions by the names of the packages. */
  readonly installed: ReadonlyMap<string, number>;
  readonly removed: readonly string[];
}

const withVersion = /^(@?[^@\s]+)@(\d+)$/;

/** Reads the commands in the code blocks of a task: `npm install @capacitor/core@4`, `yarn remove @capacitor/storage`. */
export function readCommands(body: readonly BlockContent[]): Commands {
  const words = body
    .flatMap((block) => (block.type === 'code' && block.lang === 'bash' ? block.value.split('\n') : []))
    .map((line) => line.split(/\s+/));
  const removing = words.filter(([, verb = '']) => /^(?:uninstall|remove)$/.test(verb));
  const installed = words.flat().flatMap((word): [string, number][] => {
    const [, name, major] = withVersion.exec(word) ?? [];
    return name === undefined ? [] : [[name, Number(major)]];
  });
  return { installed: new Map(installed), removed: [...new Set(removing.flatMap((line) => line.slice(2)))] };
}
