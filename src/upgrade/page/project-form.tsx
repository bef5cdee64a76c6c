import { folderOf, isNative, nameOf, type Project, projectFiles } from '@site/src/upgrade/project/project';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import type { ProjectActions, ProjectState } from './use-project';

interface Props {
  readonly state: ProjectState;
  readonly actions: ProjectActions;
  /** Whether files are about to be dropped. */
  readonly isOver: boolean;
}

/** Attribute of an input that lets readers choose a folder. React's types don't have it. */
const folders = { webkitdirectory: '' } as const;

/** Fields for the files of a whole app, and what was read of them. */
export function ProjectForm({ state, actions, isOver }: Props): ReactNode {
  const { isReading, apps, picked, project, problem } = state;
  const id = useId();
  return (
    <fieldset className={styles.project} aria-describedby={id} data-over={isOver}>
      <legend>Or your whole project</legend>
      <p id={id} className={styles.hint}>
        Choose the folder of your app or several files, or drop them here. Steps that are done already are checked off.
      </p>
      <p className={styles.row}>
        <FileInput label="Choose a folder" isFolder choose={actions.choose} />
        <FileInput label="Choose several files" choose={actions.choose} />
      </p>
      <details className={styles.more}>
        <summary>Which files are read</summary>
        <p>Only these, and they stay in your browser:</p>
        <ul>
          {projectFiles.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </details>
      {apps.length > 1 && <AppChoice apps={apps} picked={picked} pick={actions.pick} />}
      <div className={styles.read}>
        <div aria-live="polite">
          {isReading && <p>Reading…</p>}
          {problem !== undefined && <p>{problem}</p>}
          {project !== undefined && <ReadCount project={project} />}
        </div>
        {project !== undefined && <ReadFiles project={project} />}
      </div>
    </fieldset>
  );
}

interface InputProps {
  readonly label: string;
  readonly isFolder?: boolean;
  readonly choose: ProjectActions['choose'];
}

function FileInput({ label, isFolder = false, choose }: InputProps): ReactNode {
  return (
    <label className={styles.file}>
      {label}{' '}
      <input
        type="file"
        multiple
        {...(isFolder ? folders : {})}
        // Otherwise, browsers do not report that the same files were chosen again, after they were edited or forgotten.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => target.files !== null && target.files.length > 0 && choose(target.files)}
      />
    </label>
  );
}

interface ChoiceProps extends Pick<ProjectState, 'apps'> {
  readonly picked: string | undefined;
  readonly pick: ProjectActions['pick'];
}

function AppChoice({ apps, picked, pick }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>There are {apps.length} apps. Which one is it?</legend>
      {apps.map((app) => (
        <label key={app.folder} className={styles.box}>
          <input type="radio" name={name} checked={picked === app.folder} onChange={() => pick(app)} />
          {app.folder === '' ? 'the folder itself' : app.folder}
        </label>
      ))}
    </fieldset>
  );
}

function ReadCount({ project: { folder, files } }: { readonly project: Project }): ReactNode {
  return (
    <p>
      {files.length === 1 ? 'One file' : `${files.length} files`}
      {folder !== '' && (
        <>
          {' '}
          of <code>{folder}</code>
        </>
      )}{' '}
      {files.length === 1 ? 'was' : 'were'} read:
    </p>
  );
}

function ReadFiles({ project: { files, unread } }: { readonly project: Project }): ReactNode {
  const missing = projectFiles.filter((path) => isNative(path) && !files.some((file) => file.path === path));
  return (
    <>
      <ul>
        {files.map(({ path }) => (
          <li key={path}>
            {folderOf(path) !== '' && `${folderOf(path)}/`}
            <strong>{nameOf(path)}</strong>
          </li>
        ))}
      </ul>
      {unread.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {missing.length > 0 && <p>Not there: {missing.join(', ')}.</p>}
    </>
  );
}
