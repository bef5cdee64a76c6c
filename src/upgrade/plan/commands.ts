import type { BlockContent } from 'mdast';
import { code } from '../../remark/nodes';
import type { PackageManager } from './plan';

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
