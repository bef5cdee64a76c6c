import { mayBeRead } from './find-apps';
import { configFiles, isSearched, join, nativeFiles, packageFile } from './project';

/** Files that may be read: how to open each, by its path from the folder that was chosen. */
export type Candidates = ReadonlyMap<string, () => Promise<File>>;

export interface Collected {
  readonly candidates: Candidates;
  /** What was left out, as a sentence. */
  readonly limit?: string;
}

/** Files after which the page gets time to react. Folders with `node_modules` have some hundred thousand. */
const slice = 2000;

/** Limits for dropped folders: how deep apps are searched, in how many folders, and how much of each is listed. */
const limits = { depth: 6, folders: 2000, entries: 5000 };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Says that single files with the same name can't be told apart. */
function nameTwins(names: readonly string[]): Pick<Collected, 'limit'> {
  const twins = [...new Set(names)].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return twins.length === 0
    ? {}
    : { limit: `Several files are called ${twins.join(', ')}: choose the folder of your app instead.` };
}

/**
 * Picks files by their names from those that an input has: single ones, or all of a folder. None is opened yet.
 *
 * @throws nothing; names that the assistant does not read are passed over
 */
export async function collectChosen(chosen: ArrayLike<File>): Promise<Collected> {
  const candidates = new Map<string, () => Promise<File>>();
  const names: string[] = [];
  for (let index = 0; index < chosen.length; index++) {
    if (index % slice === slice - 1) await pause();
    const file = chosen[index];
    if (file === undefined || !mayBeRead(file.name)) continue;
    const path = file.webkitRelativePath.replace(/^[^/]*\//, '') || file.name;
    names.push(path);
    candidates.set(path, async () => file);
  }
  return { candidates, ...nameTwins(names) };
}

/**
 * Finds files in what was dropped. Folders are searched without those that hold no apps. Call it during the event: later the browser has forgotten
 * what was dropped.
 */
export async function collectDropped({ items }: Pick<DataTransfer, 'items'>): Promise<Collected> {
  const dropped = [...items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
  const candidates = new Map<string, () => Promise<File>>();
  const search: Search = { candidates, folders: 0, isCut: false };
  for (const entry of dropped) {
    if (entry instanceof File) {
      if (mayBeRead(entry.name)) candidates.set(entry.name, async () => entry);
    } else if (isFolder(entry)) {
      const prefix = dropped.length === 1 ? '' : entry.name;
      await addNative(entry, prefix, `${entry.name}/`, candidates);
      await searchFolder(entry, prefix, 0, search);
    } else if (isFile(entry) && mayBeRead(entry.name)) {
      candidates.set(entry.name, opener(entry));
    }
  }
  const limit = `Apps were searched in ${limits.folders} folders, ${limits.depth} deep. If yours is not here, choose its own folder.`;
  const single = dropped.filter((entry) => entry instanceof File || isFile(entry)).map(({ name }) => name);
  return { candidates, ...nameTwins(single.filter(mayBeRead)), ...(search.isCut ? { limit } : {}) };
}

interface Search {
  readonly candidates: Map<string, () => Promise<File>>;
  folders: number;
  isCut: boolean;
}

async function searchFolder(
  folder: FileSystemDirectoryEntry,
  path: string,
  depth: number,
  search: Search,
): Promise<void> {
  if (search.folders === limits.folders || depth > limits.depth) {
    search.isCut = true;
    return;
  }
  search.folders++;
  const entries = await listEntries(folder, search);
  const files = entries.filter(isFile).filter(({ name }) => mayBeRead(name));
  for (const file of files) search.candidates.set(join(path, file.name), opener(file));
  const isApp = files.some(({ name }) => name === packageFile || configFiles.includes(name));
  if (isApp) await addNative(folder, path, '', search.candidates);
  for (const entry of entries.filter(isFolder)) {
    if (isSearched(entry.name)) await searchFolder(entry, join(path, entry.name), depth + 1, search);
  }
}

/** Lists a folder. Browsers give a hundred entries at a time, and none at the end. */
async function listEntries(folder: FileSystemDirectoryEntry, search: Search): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  while (entries.length < limits.entries) {
    const more = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (more.length === 0) return entries;
    entries.push(...more);
  }
  search.isCut = true;
  return entries;
}

/** Adds the native files that a folder has, without listing it. `without` is the beginning of their paths that is the folder itself. */
async function addNative(
  folder: FileSystemDirectoryEntry,
  path: string,
  without: string,
  candidates: Map<string, () => Promise<File>>,
): Promise<void> {
  for (const native of Object.values(nativeFiles)) {
    if (!native.startsWith(without)) continue;
    const own = native.slice(without.length);
    const entry = await new Promise<FileSystemEntry | undefined>((resolve) =>
      folder.getFile(own, {}, resolve, () => resolve(undefined)),
    );
    if (entry !== undefined && isFile(entry)) candidates.set(join(path, own), opener(entry));
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function opener(entry: FileSystemFileEntry): () => Promise<File> {
  return () => new Promise((resolve, reject) => entry.file(resolve, reject));
}
