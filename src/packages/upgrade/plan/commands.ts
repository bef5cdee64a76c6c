import type { BlockContent } from 'mdast';
import { code } from '../../../remark/nodes';
import type { PackageManager } from './plan';

const withVersion = /^(@?[^@\s]+)@(\d+)$/;

const verbs: Readonly<Record<PackageManager, { install: string; dev: string; remove: string }>> = {
  npm: { install: 'npm install', dev: 'npm install --save-dev', remove: 'npm uninstall' },
  yarn: { install: 'yarn add', dev: 'yarn add --dev', remove: 'yarn remove' },
  pnpm: { install: 'pnpm add', dev: 'pnpm add --save-dev', remove: 'pnpm remove' },
  bun: { install: 'bun add', dev: 'bun add --dev', remove: 'bun remove' },
};

/** Packages to install or remove, with versions such as `@capacitor/core@4`. */
export interface Installation {
  readonly packages: readonly string[];
  readonly dev: readonly string[];
  readonly removed: readonly string[];
}

/** Returns the commands of an installation as a code block, or nothing if there is nothing to do. */
export function installBlock({ packages, dev, removed }: Installation, manager: PackageManager): BlockContent[] {
  const { install, dev: installDev, remove } = verbs[manager];
  const lines = [
    ...(removed.length > 0 ? [[remove, ...removed].join(' ')] : []),
    ...(packages.length > 0 ? [[install, ...packages].join(' ')] : []),
    ...(dev.length > 0 ? [[installDev, ...dev].join(' ')] : []),
  ];
  return lines.length === 0 ? [] : [shell(...lines)];
}

/** Returns a code block of shell commands. */
export function shell(...lines: string[]): BlockContent {
  return code('bash', lines.join('\n'));
}

/** What the commands of a task install and remove. */
interface Commands {
  /** Major versions by the names of the packages. */
  readonly installed: ReadonlyMap<string, number>;
  readonly removed: readonly string[];
}

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
