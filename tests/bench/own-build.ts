/** The command that builds this site, as the arguments of a process in its folder. */
export const ownBuild = [process.execPath, 'src/cli/run.mjs', 'build'] as const;
