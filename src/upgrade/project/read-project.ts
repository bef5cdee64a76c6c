import type { Candidates } from './collect-files';
import type { AppFolder } from './find-apps';
import type { Project, ProjectFile } from './project';

/** Size up to which a file is read, in bytes. Lock files of large workspaces have some megabytes. */
const largest = 20_000_000;

/** Reads the files of an app, and no others. A file that can't be read is named with the reason. */
export async function readProject({ folder, files }: AppFolder, candidates: Candidates): Promise<Project> {
  const read: ProjectFile[] = [];
  const unread: string[] = [];
  for (const [path, place] of files) {
    try {
      const file = await candidates.get(place)?.();
      if (file === undefined) continue;
      const text = file.size > largest ? undefined : await file.text();
      if (text === undefined) unread.push(`${path} has more than ${largest / 1_000_000} MB.`);
      else if (text.includes('\0')) unread.push(`${path} is not a text file.`);
      else read.push({ path, text: text.replace(/^\uFEFF/, '') });
    } catch (error) {
      unread.push(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { folder, files: read, unread };
}
