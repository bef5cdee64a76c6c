'use client';

import { choiceOf, writeChoice } from '@site/src/upgrade/address';
import { makePlan } from '@site/src/upgrade/plan/make-plan';
import { packageFile } from '@site/src/upgrade/project/project';
import { planKey } from '@site/src/upgrade/stored';
import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react';
import { AppForm } from './app-form';
import { PlanView } from './plan-view';
import { ProjectForm } from './project-form';
import { RememberVersion } from './remember-version';
import { StartMessage } from './start-message';
import styles from './styles.module.css';
import { useChoice } from './use-choice';
import { useData } from './use-data';
import { useDropZone } from './use-drop-zone';
import { useEvidence } from './use-evidence';
import { useProject } from './use-project';
import { useUpgrade } from './use-upgrade';

/** The assistant: a form about the reader's app, and the plan for that app. */
export function Content(): ReactNode {
  const [loaded, retry] = useData();
  const data = typeof loaded === 'string' ? undefined : loaded;
  const [state, { origin, versions }, { paste, open, change, setDone, forget }] = useUpgrade(data);
  const [ignored, leaveAddress] = useChoice(data, open);
  const [project, projectActions] = useProject(({ files, reading }) => {
    if (reading === undefined) return;
    leaveAddress();
    paste(files.find(({ path }) => path === packageFile)?.text ?? '', reading);
  });
  const { app, problem, notes } = state;
  const { from, to } = versions;
  const field = useRef<HTMLTextAreaElement>(null);
  /** For buttons that are gone afterward, and the focus with them. */
  const thenFocusField = (act: () => void) => (): void => {
    act();
    field.current?.focus();
  };
  const plan = useMemo(() => {
    const isEmpty = app.dependencies.length === 0 && app.picked.length === 0;
    const isReady = data !== undefined && from !== undefined && to !== undefined;
    return !isReady || isEmpty || problem !== undefined ? undefined : makePlan(app, from, to, data);
  }, [app, from, to, problem, data]);

  const [isOver, dropZone] = useDropZone(projectActions.drop);
  const done = new Set(plan === undefined ? [] : state.done[planKey(state.key, plan.from, plan.to)]);
  const evidence = useEvidence(plan, project.project, done, setDone);
  const forgetAll = (): void => {
    projectActions.forget();
    leaveAddress();
    forget();
  };
  /** A text of the reader's own replaces the project. */
  const write = (text: string): void => {
    projectActions.forget();
    leaveAddress();
    paste(text);
  };

  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) write(await file.text());
  };

  return (
    <>
      <noscript>
        <p className={styles.hindrance}>
          The assistant needs JavaScript, which is turned off in your browser. The guides below have every step.
        </p>
      </noscript>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} data-scripts-only {...dropZone}>
        <label htmlFor="package-json">
          Your <code>package.json</code> or lock file
        </label>
        <p id="package-json-hint" className={styles.hint}>
          Paste or open one of them, or paste what <code>npx cap doctor</code> or <code>npm ls</code> prints. It is read
          in your browser and sent nowhere.
        </p>
        <textarea
          ref={field}
          id="package-json"
          className={styles.text}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby="package-json-hint package-json-problem"
          aria-invalid={problem !== undefined}
          value={state.text}
          onChange={(event) => write(event.target.value)}
        />
        <p>
          <label className={styles.file}>
            Open a file{' '}
            <input
              type="file"
              accept=".json,.lock,.yaml,.yml,.txt,application/json"
              // Otherwise, browsers do not report that the same file was opened again, after it was edited or forgotten.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={(event) => void readFile(event)}
            />
          </label>
        </p>
        <p id="package-json-problem" className={styles.problem} role="alert">
          {problem !== undefined && `Line ${problem.line}, column ${problem.column}: ${problem.message}`}
        </p>
        <ProjectForm state={project} actions={projectActions} isOver={isOver} />
        <div className={styles.status} role="status">
          {ignored.length > 0 && (
            <p>The address has values that this page does not know, so they have no effect: {ignored.join(', ')}</p>
          )}
          {loaded === 'failed' ? (
            <p>What the assistant knows could not be loaded. Check your connection.</p>
          ) : data === undefined ? (
            <p>Loading what changed between the versions…</p>
          ) : (
            problem === undefined && (
              <StartMessage
                origin={origin}
                versions={versions}
                hasCore={app.dependencies.some(({ name }) => name === '@capacitor/core')}
                notes={notes}
                plan={plan}
                data={data}
              />
            )
          )}
        </div>
        <AppForm
          app={app}
          versions={versions}
          data={data}
          change={(what) => {
            leaveAddress();
            change(what);
          }}
        />
        {plan !== undefined && from !== undefined && <RememberVersion version={from} />}
        <p className={styles.buttons}>
          {loaded === 'failed' && (
            <button type="button" className="button button--primary button--sm" onClick={thenFocusField(retry)}>
              Try again
            </button>
          )}
          {plan !== undefined && <a href="#plan">Go to the plan</a>}
          {(plan !== undefined || app.dependencies.length > 0) && (
            <button type="button" className="button button--secondary button--sm" onClick={thenFocusField(forgetAll)}>
              Remove this app
            </button>
          )}
        </p>
      </form>
      {plan !== undefined && data !== undefined && (
        <PlanView
          plan={plan}
          done={done}
          setDone={setDone}
          evidence={evidence}
          link={writeChoice(choiceOf(plan, app, data))}
        />
      )}
    </>
  );
}
