'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMyVersion } from '../../../browser/my-version/use-my-version';
import {
  basePath,
  docsVersions,
  latestVersion,
  majorOf,
  type VersionName,
  versionNames,
} from '../../../config/versions';
import { OpenCircuit } from '../../../lib/open-circuit';
import { choiceOf, writeChoice } from '../address';
import type { UpgradeData } from '../data';
import { makePlan } from '../plan/make-plan';
import { packageFile } from '../project/project';
import { planKey } from '../stored';
import { AppForm } from './app-form';
import { FilesForm } from './files-form';
import { PlanHead, PlanView } from './plan-view';
import { emptyMessage, StartMessage } from './start-message';
import styles from './styles.module.css';
import { useChoice } from './use-choice';
import { useData, useEvidence } from './use-data';
import { useDropZone } from './use-drop-zone';
import { useProject } from './use-project';
import { useUpgrade } from './use-upgrade';

/** Plugins of the sample, as far as its version has them as packages. */
const pages = ['camera', 'filesystem', 'push-notifications', 'storage'];

/** @returns the package.json of an app that is one version behind, for readers who want to see a plan first */
function makeSample({ versions }: UpgradeData): string {
  const name = versionNames[versionNames.indexOf(latestVersion.name) + 1] ?? latestVersion.name;
  const plugins = versions.find((version) => version.name === name)?.plugins ?? [];
  const own = plugins.filter((plugin) => pages.includes(plugin.page) && plugin.package !== '@capacitor/core');
  const range = `^${majorOf(name)}.0.0`;
  const packages = [
    ...['android', 'cli', 'core', 'ios'].map((part) => [`@capacitor/${part}`, range]),
    ...own.map((plugin) => [plugin.package, `^${plugin.major}.0.0`]),
  ];
  return JSON.stringify({ name: 'sample-app', dependencies: Object.fromEntries(packages) }, null, 2);
}

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
  /** Name of the file that the reader has opened. */
  const [file, setFile] = useState<string>();
  const { app, problem, notes } = state;
  const { from, to } = versions;
  const input = useRef<HTMLInputElement>(null);
  const plan = useMemo(() => {
    const isEmpty = app.dependencies.length === 0 && app.picked.length === 0;
    const isReady = data !== undefined && from !== undefined && to !== undefined;
    return !isReady || isEmpty || problem !== undefined ? undefined : makePlan(app, from, to, data);
  }, [app, from, to, problem, data]);

  const done = new Set(plan === undefined ? [] : state.done[planKey(state.key, plan.from, plan.to)]);
  const evidence = useEvidence(plan, project.project, done, setDone);
  const isStarted = plan !== undefined || app.dependencies.length > 0 || state.text !== '';
  const forgetAll = (): void => {
    if (!isStarted) return;
    setFile(undefined);
    projectActions.forget();
    leaveAddress();
    forget();
    input.current?.focus();
  };
  /** A text of the reader's own replaces the project. */
  const write = (text: string, name?: string): void => {
    setFile(name);
    projectActions.forget();
    leaveAddress();
    paste(text);
  };
  const isOver = useDropZone((dropped) => {
    const [single, ...others] = dropped.files;
    const isFolder = dropped.items[0]?.webkitGetAsEntry()?.isDirectory === true;
    if (single !== undefined && others.length === 0 && !isFolder) return projectActions.openOne(single, write);
    projectActions.drop(dropped);
  }, write);

  return (
    <div className={styles.columns}>
      <noscript>
        <p className={styles.hindrance}>
          The assistant needs JavaScript, which is turned off in your browser. The guides have every step.
        </p>
      </noscript>
      <button
        type="button"
        className={`button ${isStarted ? 'button--secondary' : 'button--link'} ${styles.clear}`}
        aria-disabled={!isStarted}
        onClick={forgetAll}
        data-scripts-only
      >
        Clear app
      </button>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} data-scripts-only>
        <FilesForm
          input={input}
          file={file}
          state={state}
          data={data}
          write={write}
          project={project}
          actions={projectActions}
          isOver={isOver}
        />
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
        {plan !== undefined && (
          <a href="#plan" className={styles.jump}>
            Go to the plan
          </a>
        )}
      </form>
      <div className={styles.plan}>
        <div className={plan === undefined ? `empty-state ${styles.empty}` : undefined} data-scripts-only>
          {plan === undefined ? (
            <>
              <OpenCircuit />
              <b>Your plan appears here</b>
            </>
          ) : (
            <PlanHead plan={plan} done={done} />
          )}
          <div className={styles.status} role="status" aria-label="About your app">
            {ignored.length > 0 && (
              <p>The address has values that this page does not know, so they have no effect: {ignored.join(', ')}</p>
            )}
            {loaded === 'failed' ? (
              <p>What the assistant knows could not be loaded. Check your connection.</p>
            ) : data === undefined ? (
              <p>{isStarted ? 'Loading what changed between the versions…' : emptyMessage}</p>
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
          {loaded === 'failed' && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                retry();
                // The button is gone afterward, and the focus with it.
                input.current?.focus();
              }}
            >
              Try again
            </button>
          )}
          {loaded !== 'failed' && !isStarted && (
            <button
              type="button"
              className="button button--secondary"
              disabled={data === undefined}
              onClick={() => data !== undefined && write(makeSample(data), 'Sample app')}
            >
              Try it with a sample app
            </button>
          )}
          {plan !== undefined && data !== undefined && (
            <PlanView
              key={planKey(state.key, plan.from, plan.to)}
              plan={plan}
              done={done}
              setDone={setDone}
              evidence={evidence}
              link={writeChoice(choiceOf(plan, app, data))}
            />
          )}
        </div>
        <Guides />
      </div>
    </div>
  );
}

/** Links to the upgrade guides, newest first. */
function Guides(): ReactNode {
  return (
    <section className={styles.guides} aria-labelledby="guides">
      <h2 id="guides">Or read the whole guide</h2>
      <ul>
        {docsVersions.slice(0, -1).map(({ name, routePrefix }) => (
          <li key={name}>
            <a href={`${basePath}${routePrefix === '' ? '' : `${routePrefix}/`}updating/${majorOf(name)}-0`}>
              Updating to {majorOf(name)}.0
              <span className="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checkbox that remembers the version of the app whose upgrade is planned. */
function RememberVersion({ version }: { readonly version: VersionName }): ReactNode {
  const { mine, choose } = useMyVersion();
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={mine === version}
        onChange={({ target }) => choose(target.checked ? version : undefined)}
      />
      {`My app uses ${version}: say so on pages about other versions`}
    </label>
  );
}
