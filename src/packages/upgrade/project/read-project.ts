import { combine } from '../read/combine';
import { readParts } from '../read/read-text';
import type { Reading } from '../read/reading';
import type { Candidates } from './collect-files';
import type { AppFolder } from './find-apps';
import { lockFiles, type Project, type ProjectFile, packageFile } from './project';

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
  return { folder, ...readPackages(read, unread) };
}

/** Reads the packages, without a lock file that can't be understood. */
function readPackages(files: readonly ProjectFile[], unread: readonly string[]): Omit<Project, 'folder'> {
  const sources = files.filter(({ path }) => lockFiles.includes(path) || path === packageFile);
  if (sources.length === 0) return { files, unread };
  const readings: Reading[] = [];
  for (const file of sources) {
    const result = readParts(file.text);
    if (!('line' in result)) {
      readings.push(...result);
    } else if (file.path === packageFile) {
      return { files, unread, reading: { isRead: false, problem: result } };
    } else {
      const others = files.filter((other) => other !== file);
      return readPackages(others, [...unread, `${file.path}:${result.line} ${result.message}`]);
    }
  }
  return { files, unread, reading: { isRead: true, app: combine(readings) } };
}
