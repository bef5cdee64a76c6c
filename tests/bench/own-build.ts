/** The command that builds this site: program and arguments, to run in its folder. */
export const ownBuild = [process.execPath, 'src/packages/docs-cli/run.mjs', 'build'] as const;
