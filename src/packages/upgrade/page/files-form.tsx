import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../../lib/icon';
import type { UpgradeData } from '../data';
import type { App } from '../plan/plan';
import { sortPackages } from '../plan/sort-packages';
import { folderOf, isNative, nameOf, type Project, projectFiles } from '../project/project';
import styles from './styles.module.css';
import type { ProjectActions, ProjectState } from './use-project';
import type { UpgradeState } from './use-upgrade';

interface Props {
  /** The input for single files. */
  readonly input: Ref<HTMLInputElement>;
  /** Name of the file that was opened. */
  readonly file: string | undefined;
  readonly state: UpgradeState;
  readonly data: UpgradeData | undefined;
  readonly write: (text: string, name?: string) => void;
  readonly project: ProjectState;
  readonly actions: ProjectActions;
  /** Whether files are about to be dropped. */
  readonly isOver: boolean;
}

/** Attribute of an input that lets readers choose a folder. React's types don't have it. */
const folders = { webkitdirectory: '' } as const;

/** Everything that takes files of the reader's app, and what was read of them. */
export function FilesForm({ input, file, state, data, write, project, actions, isOver }: Props): ReactNode {
  const { app, problem, text } = state;
  const isRead = app.dependencies.length > 0;
  const choose = (files: FileList): void => {
    const [single, ...others] = files;
    if (single !== undefined && others.length === 0) actions.openOne(single, write);
    else actions.choose(files);
  };
  return (
    <fieldset aria-label="Files of your app">
      <div className={`file-drop ${styles.drop} ${isRead ? styles.read : ''}`} data-over={isOver}>
        <Icon name={isRead ? 'file' : 'upload'} />
        <p>
          <b>{isRead ? (file ?? (app.name || 'Your app')) : 'Drop your package.json'}</b>
          <span>{isRead ? summarize(app, data) : 'or paste it anywhere on this page'}</span>
        </p>
        <FileButton label={isRead ? 'Replace' : 'Choose a file'} input={input} choose={choose} />
      </div>
      <p className="field__hint">It is read in your browser and sent nowhere.</p>
      <p id="package-json-problem" className={styles.problem} role="alert">
        {problem !== undefined && `Line ${problem.line}, column ${problem.column}: ${problem.message}`}
      </p>
      <ReadProject state={project} actions={actions} />
      <details className={`disclosure ${styles.more}`}>
        <summary>A whole project, or pasted text</summary>
        <p className="field__hint">
          Choose or drop the folder of your app, or several files at once: steps that are done already are checked off.
        </p>
        <FileButton label="Choose a folder" isFolder choose={actions.choose} />
        <details className="disclosure">
          <summary>Which files are read</summary>
          <p className="field__hint">Only these, and they stay in your browser:</p>
          <ul>
            {projectFiles.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
        <div className="field">
          <label htmlFor="package-json">
            Your <code>package.json</code> or lock file
          </label>
          <textarea
            id="package-json"
            className={`field__input ${styles.text}`}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby="package-json-hint package-json-problem"
            aria-invalid={problem !== undefined}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <p id="package-json-hint" className="field__hint">
            Or what <code>npx cap doctor</code> or <code>npm ls</code> prints.
          </p>
        </div>
      </details>
    </fieldset>
  );
}

/** Says in a line what was read: `Capacitor ^4.0.0, 4 plugins and 1 other`. */
function summarize(app: App, data: UpgradeData | undefined): string {
  const core = app.dependencies.find(({ name }) => name === '@capacitor/core');
  const version = core === undefined ? [] : [`Capacitor ${core.installed ?? core.range}`];
  if (data === undefined) return version.join('');
  const { plugins, undescribed, cordova, community, others } = sortPackages(app.dependencies, data);
  const count = (number: number, one: string, many: string): string[] =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const rest = [
    ...count(plugins.length + undescribed.length + cordova.length + community.length, 'plugin', 'plugins'),
    ...count(others.length, 'other package', 'other packages'),
  ].join(' and ');
  return [...version, ...(rest === '' ? [] : [rest])].join(', ');
}

interface ButtonProps {
  readonly label: string;
  readonly isFolder?: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly choose: (files: FileList) => void;
}

/** An input for files that looks like a button. */
function FileButton({ label, isFolder = false, input, choose }: ButtonProps): ReactNode {
  return (
    <label className={`button button--secondary ${styles.file}`}>
      {label}
      <input
        ref={input}
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

interface ReadProps {
  readonly state: ProjectState;
  readonly actions: ProjectActions;
}

/** What was read of a whole project. */
function ReadProject({ state: { isReading, apps, picked, project, problem }, actions }: ReadProps): ReactNode {
  return (
    <div className={styles.project}>
      {apps.length > 1 && <AppChoice apps={apps} picked={picked} pick={actions.pick} />}
      <div aria-live="polite">
        {isReading && <p>Reading…</p>}
        {problem && <p>{problem}</p>}
        {project !== undefined && <ReadCount project={project} />}
      </div>
      {project !== undefined && <ReadFiles project={project} />}
    </div>
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
      <legend className="field__label">There are {apps.length} apps. Which one is it?</legend>
      {apps.map((app) => (
        <label key={app.folder} className="checkbox">
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
      {files.length === 1 ? 'was' : 'were'} read
    </p>
  );
}

function ReadFiles({ project: { files, unread } }: { readonly project: Project }): ReactNode {
  const missing = projectFiles.filter((path) => isNative(path) && !files.some((file) => file.path === path));
  return (
    <>
      {unread.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details className="disclosure">
        <summary>Files that were read</summary>
        <ul>
          {files.map(({ path }) => (
            <li key={path}>
              {folderOf(path) !== '' && `${folderOf(path)}/`}
              <strong>{nameOf(path)}</strong>
            </li>
          ))}
        </ul>
        {missing.length > 0 && <p>Not there: {missing.join(', ')}.</p>}
      </details>
    </>
  );
}
