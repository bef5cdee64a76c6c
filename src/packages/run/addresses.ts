/** Paths of what the frames load, below the base path. */

/** Folder of the files that both the frames and the pages load. Their names change with their content. */
export const runFolder = 'run/files';

/** Address of the document of a version's frame. */
export const frameFolder = (version: string): string => `run/${version}/`;

/** File with the samples of a page. */
export const sampleFile = (hash: string): string => `${runFolder}/samples.${hash}.json`;

/** File beside that document which names what checks the types of a version's samples. */
export const typesFile = 'types.json';
