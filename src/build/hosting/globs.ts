/** If a mixed folder has at most this many hashed files, they are listed one by one. */
const maximumNamed = 20;

/**
 * Lists the files that may be cached forever, as globs for hosts that only support `folder/*`: folders that contain nothing else, and
 * single files of mixed folders. The hashed files of a larger mixed folder are revalidated each time, which is slower but never wrong.
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
