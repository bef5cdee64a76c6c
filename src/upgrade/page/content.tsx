'use client';

import { majorOf, versionNames } from '@site/src/config/versions';
import { makePlan } from '@site/src/upgrade/plan/make-plan';
import { listTasks, type Plan } from '@site/src/upgrade/plan/plan';
import { planKey } from '@site/src/upgrade/stored';
import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react';
import { AppForm } from './app-form';
import { PlanView } from './plan-view';
import { RememberVersion } from './remember-version';
import styles from './styles.module.css';
import { type DataState, useData } from './use-data';
import { type UpgradeState, useUpgrade } from './use-upgrade';

/** The assistant: a form about the reader's app, and the plan for that app. */
export function Content(): ReactNode {
  const [loaded, retry] = useData();
  const data = typeof loaded === 'string' ? undefined : loaded;
  const [state, { paste, change, setDone, forget }] = useUpgrade(data);
  const { app, from, to, problem } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  /** For buttons that are gone afterward, and the focus with them. */
  const thenFocusField = (act: () => void) => (): void => {
    act();
    field.current?.focus();
  };
  const plan = useMemo(() => {
    const isEmpty = app.dependencies.length === 0 && app.picked.length === 0;
    return data === undefined || isEmpty || problem !== undefined ? undefined : makePlan(app, from, to, data);
  }, [app, from, to, problem, data]);

  const readFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) paste(await file.text());
  };

  return (
    <>
      <noscript>
        <p className={styles.hindrance}>
          The assistant needs JavaScript, which is turned off in your browser. The guides below have every step.
        </p>
      </noscript>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} data-scripts-only>
        <label htmlFor="package-json">
          Your <code>package.json</code>
        </label>
        <p id="package-json-hint" className={styles.hint}>
          Paste the whole file, or open it. It is read in your browser and sent nowhere.
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
          onChange={(event) => paste(event.target.value)}
        />
        <p id="package-json-problem" className={styles.problem} role="alert">
          {problem !== undefined && `Line ${problem.line}, column ${problem.column}: ${problem.message}`}
        </p>
        <p>
          <label className={styles.file}>
            Open a file{' '}
            <input
              type="file"
              accept=".json,application/json"
              // Otherwise, browsers do not report that the same file was opened again, after it was edited or forgotten.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={(event) => void readFile(event)}
            />
          </label>
        </p>
        {plan !== undefined && <RememberVersion version={from} />}
        <AppForm app={app} from={from} to={to} data={data} change={change} />
        <p className={styles.status} role="status">
          {describeState(loaded, state, plan)}
        </p>
        <p className={styles.buttons}>
          {loaded === 'failed' && (
            <button type="button" className="button button--primary button--sm" onClick={thenFocusField(retry)}>
              Try again
            </button>
          )}
          {plan !== undefined && (
            <>
              <a href="#plan">Go to the plan</a>
              <button type="button" className="button button--secondary button--sm" onClick={thenFocusField(forget)}>
                Remove this app
              </button>
            </>
          )}
        </p>
      </form>
      {plan !== undefined && (
        <PlanView plan={plan} done={new Set(state.done[planKey(app, from, to)])} setDone={setDone} />
      )}
    </>
  );
}

function describeState(
  loaded: DataState,
  { unknownMajor, app, problem }: UpgradeState,
  plan: Plan | undefined,
): string {
  if (loaded === 'failed') return 'What the assistant knows could not be loaded. Check your connection.';
  if (loaded === 'loading') return 'Loading what changed between the versions…';
  if (problem !== undefined) return '';
  const known = `${majorOf(versionNames.at(-1) ?? 'v2')} to ${majorOf(versionNames[0] ?? 'v2')}`;
  const unknown =
    unknownMajor === undefined
      ? ''
      : `The file has Capacitor ${unknownMajor}. These docs have upgrades within the versions ${known}. `;
  const hasCore = app.dependencies.length === 0 || app.dependencies.some(({ name }) => name === '@capacitor/core');
  const missing = hasCore ? '' : 'The file does not name @capacitor/core: choose the version that the app has. ';
  if (plan === undefined) return `${unknown}Paste a package.json, or pick plugins.`;
  const tasks = listTasks(plan).length;
  const others = plan.others.length;
  const rest = others === 0 ? '' : ` ${others} other ${others === 1 ? 'package has' : 'packages have'} no task.`;
  return `${unknown}${missing}The plan has ${tasks} tasks.${rest}`;
}
