/** The files of an app that the assistant reads. */
import type { TextResult } from '../read/read-text';

/** What a file of the project says about a step of an upgrade guide. */
export interface Finding {
  /**
   * - `met`: the file is as the guide wants it
   * - `unmet`: it is not yet
   * - `extra`: it has something that a new project does not have, and that may stay
   * - `unknown`: it says it in a way that cannot be compared
   * - `unread`: the file was not read
   */
  readonly state: 'met' | 'unmet' | 'extra' | 'unknown' | 'unread';
  readonly file: string;
  /** Line of the file that shows it, from 1; undefined if something is missing. */
  readonly line?: number;
  /** Text of the line, or what is missing. */
  readonly text: string;
  /** How it differs from what the guide has. */
  readonly note?: string | undefined;
}

/** @returns a function that makes findings about the lines of a file */
export function sayAbout(file: string, source: string): Say {
  const lines = source.split(/\r?\n/);
  return (state, line, note) => {
    return { state, file, line, text: lines[line - 1]?.trim() ?? '', note };
  };
}

/** Makes a finding about a line. */
export type Say = (state: Finding['state'], line: number, note?: string) => Finding;

/** Package name in the templates of native projects, for which each app has its own. */
export const placeholder = 'com.getcapacitor.myapp';

/** A file that was read. */
export interface ProjectFile {
  /** Path from the folder of the app, as in `projectFiles`; for a file of a workspace, from the folder that was chosen. */
  readonly path: string;
  readonly text: string;
}

/** What was read of an app. It stays in the memory of the page. */
export interface Project {
  /** Folder of the app, from the folder that was chosen; empty if they are the same. */
  readonly folder: string;
  readonly files: readonly ProjectFile[];
  /** What its `package.json` and its lock file say; undefined if it has neither. */
  readonly reading?: TextResult;
  /** Files that are there but were not read, each with the reason as a sentence. */
  readonly unread: readonly string[];
}

export const packageFile = 'package.json';

export const lockFiles: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
];

export const configFiles: readonly string[] = ['capacitor.config.ts', 'capacitor.config.js', 'capacitor.config.json'];

/** Files of the native projects, with the paths that the code blocks of the upgrade guides have as their titles. */
export const nativeFiles = {
  variables: 'android/variables.gradle',
  gradle: 'android/build.gradle',
  wrapper: 'android/gradle/wrapper/gradle-wrapper.properties',
  manifest: 'android/app/src/main/AndroidManifest.xml',
  podfile: 'ios/App/Podfile',
  plist: 'ios/App/App/Info.plist',
  xcode: 'ios/App/App.xcodeproj/project.pbxproj',
} as const;

/** Whether a file belongs to a native project. */
export function isNative(path: string): boolean {
  return Object.values(nativeFiles).some((file) => file === path);
}

/** All files that are read, and no others. */
export const projectFiles: readonly string[] = [
  packageFile,
  ...lockFiles,
  ...configFiles,
  ...Object.values(nativeFiles),
];

/** Folders that hold no app: packages, output, the native projects with their copies of the configuration. They are not searched. */
const closedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'build',
  'dist',
  'www',
  'coverage',
  'ios',
  'android',
]);

/** Whether apps are searched in a folder with this name. Hidden folders belong to tools. */
export function isSearched(folder: string): boolean {
  return !closedFolders.has(folder) && !folder.startsWith('.');
}

/** @returns name of the last part of a path */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** @returns path of the folder that a path is in, empty for the first one */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** @returns path of a file in a folder */
export function join(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}
