import type { BlockContent } from 'mdast';
import { code } from '../../remark/nodes';
import type { PackageManager } from './plan';

const verbs: Readonly<Record<PackageManager, { install: string; dev: string; remove: string }>> = {
  npm: { install: 'npm install', dev: 'npm install --save-dev', remove: 'npm uninstall' },
  yarn: { install: 'yarn add', dev: 'yarn add --dev', remove: 'yarn remove' },
  pnpm: { install: 'pnpm add', dev: 'pnpm add --save-dev', remove: 'pnpm remove' },
};

/** What to install: packages with versions such as `@capacitor/core@4`. */
export interface Installation {
  readonly packages: readonly string[];
  readonly dev: readonly string[];
  readonly removed: readonly string[];
}

/** The commands of an installation as a block of code; none where there is nothing to do. */
export function installBlock({ packages, dev, removed }: Installation, manager: PackageManager): BlockContent[] {
  const { install, dev: installDev, remove } = verbs[manager];
  const lines = [
    ...(removed.length > 0 ? [[remove, ...removed].join(' ')] : []),
    ...(packages.length > 0 ? [[install, ...packages].join(' ')] : []),
    ...(dev.length > 0 ? [[installDev, ...dev].join(' ')] : []),
  ];
  return lines.length === 0 ? [] : [shell(...lines)];
}

/** A block of commands. */
export function shell(...lines: string[]): BlockContent {
  return code('bash', lines.join('\n'));
}
