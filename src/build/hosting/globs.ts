/** Folders with fewer hashed files than this are named file by file when they hold others as well. */
const maximumNamed = 20;

/**
 * Names the files that may be kept for good in the words of hosts that know only `folder/*`: folders in which nothing else lies, and
 * single files of folders that are mixed. The rest of a mixed folder that is too large is asked for each time, which is slower and never
 * wrong.
 *
 * @param files all files of the site, below its root
 * @param isHashed whether a file's name changes with its content
 * @returns paths below the root of the site, sorted
 */
export function listForeverGlobs(files: readonly string[], isHashed: (file: string) => boolean): string[] {
  const hashed = files.filter(isHashed);
  const folders = [...new Set(hashed.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))].sort();
  const pure = folders.filter(
    (folder) => folder !== '' && files.every((file) => !file.startsWith(folder) || isHashed(file)),
  );
  const outermost = pure.filter((folder) => !pure.some((other) => other !== folder && folder.startsWith(other)));
  const mixed = folders
    .filter((folder) => !outermost.some((other) => folder.startsWith(other)))
    .map((folder) => hashed.filter((file) => file.lastIndexOf('/') === folder.length - 1 && file.startsWith(folder)))
    .filter(({ length }) => length <= maximumNamed);
  return [...outermost.map((folder) => `${folder}*`), ...mixed.flat()].sort();
}
