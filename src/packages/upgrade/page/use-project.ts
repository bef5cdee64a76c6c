import { useRef, useState } from 'react';
import { type Collected, collectChosen, collectDropped } from '../project/collect-files';
import { type AppFolder, findApps, mayBeRead } from '../project/find-apps';
import { lockFiles, type Project, packageFile } from '../project/project';
import { readProject } from '../project/read-project';

/** The files of an app that the reader has chosen or dropped. They stay in the memory of the page. */
export interface ProjectState {
  readonly isReading: boolean;
  /** Apps among the files; none if there is nothing that the assistant reads. */
  readonly apps: readonly AppFolder[];
  /** Folder of the one that the reader has picked. */
  readonly picked?: string | undefined;
  /** The one that was read. */
  readonly project?: Project | undefined;
  /** What went wrong or was left out, as a sentence. */
  readonly problem?: string | undefined;
}

export interface ProjectActions {
  readonly choose: (files: ArrayLike<File>) => void;
  readonly drop: (dropped: Pick<DataTransfer, 'items'>) => void;
  /** Reads a single file: one of a native project as such, any other as the text about an app that it is. */
  readonly openOne: (file: File, write: (text: string, name: string) => void) => void;
  /** Reads one of several apps. */
  readonly pick: (app: AppFolder) => void;
  readonly forget: () => void;
}

/** Whether a file says everything about the packages of an app without others. */
const isAboutPackages = (name: string): boolean => name === packageFile || lockFiles.includes(name);

const nothing: ProjectState = { isReading: false, apps: [] };

/** @param take gets each project that was read */
export function useProject(take: (project: Project) => void): [ProjectState, ProjectActions] {
  const [state, setState] = useState(nothing);
  const collected = useRef<Collected>(undefined);
  /** Counts what the reader does, so that a slow answer does not replace a newer one. */
  const turn = useRef(0);

  const read = async (app: AppFolder, apps: readonly AppFolder[], own: number): Promise<void> => {
    const { candidates, limit } = collected.current ?? { candidates: new Map() };
    setState({ isReading: true, apps, picked: app.folder });
    const project = await readProject(app, candidates);
    if (own !== turn.current) return;
    setState({ isReading: false, apps, picked: app.folder, project, problem: limit });
    take(project);
  };

  const open = async (collecting: Promise<Collected>): Promise<void> => {
    const own = ++turn.current;
    setState({ isReading: true, apps: [] });
    const found = await collecting;
    if (own !== turn.current) return;
    collected.current = found;
    const apps = findApps([...found.candidates.keys()]);
    const [only, ...others] = apps;
    if (only !== undefined && others.length === 0) return read(only, apps, own);
    const none = only === undefined ? 'There is no package.json and no other file that the assistant reads.' : '';
    setState({ isReading: false, apps, problem: `${none} ${found.limit ?? ''}`.trim() });
  };

  return [
    state,
    {
      choose: (files) => void open(collectChosen(files)),
      drop: (dropped) => void open(collectDropped(dropped)),
      openOne: (file, write) => {
        if (mayBeRead(file.name) && !isAboutPackages(file.name)) void open(collectChosen([file]));
        else void file.text().then((text) => write(text, file.name));
      },
      pick: (app) => void read(app, state.apps, ++turn.current),
      forget: () => {
        turn.current++;
        collected.current = undefined;
        setState(nothing);
      },
    },
  ];
}
