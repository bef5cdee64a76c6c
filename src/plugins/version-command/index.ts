import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: `docusaurus docs:version` writes nothing and says which command does its work. The docs plugin would freeze the pages alone,
 * without their packages, and every later build would stop. It has added its command by now, because Docusaurus asks plugins in their order.
 */
export function versionCommand(): Plugin {
  return {
    name: 'version-command',
    extendCli({ commands }) {
      const command = commands.find((candidate) => candidate.name() === 'docs:version');
      command?.action(() => {
        console.error(
          'Use `npm run docs:version -- v5`, which freezes the packages with the pages; nothing was written.',
        );
        process.exitCode = 1;
      });
    },
  };
}
