import type { Candidates } from './collect-files';
import type { AppFolder } from './find-apps';
import { lockFiles, type Project, type ProjectFile } from './project';

/** Sizes up to which files are read, in megabytes. Lock files of large workspaces have some, the other files a few thousand bytes. */
const largest = { lock: 10, other: 1 };

/** Reads the files of an app, and no others. A file that can't be read is named with the reason. */
export async function readProject({ folder, files }: AppFolder, candidates: Candidates): Promise<Project> {
  const read: ProjectFile[] = [];
  const unread: string[] = [];
  for (const [path, place] of files) {
    try {
      const file = await candidates.get(place)?.();
      if (file === undefined) continue;
      const most = lockFiles.includes(path) ? largest.lock : largest.other;
      const text = file.size > most * 1_000_000 ? undefined : await file.text();
      if (text === undefined) unread.push(`${path} has more than ${most} MB.`);
      else if (text.includes('\0')) unread.push(`${path} is not a text file.`);
      else read.push({ path, text: text.replace(/^\uFEFF/, '') });
    } catch (error) {
      unread.push(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { folder, files: read, unread };
}
