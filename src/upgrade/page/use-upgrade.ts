import { useIsHydrated } from '@site/src/browser/use-address';
import { latestVersion, type VersionName, versionNames } from '@site/src/config/versions';
import type { UpgradeData } from '@site/src/upgrade/data';
import { findOrigin } from '@site/src/upgrade/plan/make-plan';
import type { App } from '@site/src/upgrade/plan/plan';
import { type PackageJsonProblem, readPackageJson } from '@site/src/upgrade/plan/read-package-json';
import {
  dropTicks,
  followUpgrade,
  forgetApp,
  keepUpgrade,
  planKey,
  readUpgrade,
  type StoredUpgrade,
} from '@site/src/upgrade/stored';
import { useEffect, useEffectEvent, useState } from 'react';

const emptyApp: App = { name: '', dependencies: [], picked: [], platforms: ['ios', 'android'], manager: 'npm' };

const oldestFirst = [...versionNames].reverse();

/** Initial choice: the step to the latest release from the version before it, if there is one. */
const usual = {
  from: oldestFirst[Math.max(0, oldestFirst.indexOf(latestVersion.name) - 1)] ?? latestVersion.name,
  to: latestVersion.name,
};

/** What the reader has entered so far. */
export interface UpgradeState extends StoredUpgrade {
  /** Text of the `package.json` field. */
  readonly text: string;
  readonly problem?: PackageJsonProblem;
  /** Major version of Capacitor in the file, if these docs don't describe it. */
  readonly unknownMajor?: number;
}

/** Functions that change what the reader has entered. */
export interface UpgradeActions {
  readonly paste: (text: string) => void;
  readonly change: (change: { app?: Partial<App>; from?: VersionName; to?: VersionName }) => void;
  readonly setDone: (ids: readonly string[]) => void;
  readonly forget: () => void;
}

const first: UpgradeState = { app: emptyApp, ...usual, done: {}, text: '' };

/** @param data undefined until it is loaded; a file that was pasted before is read again then */
export function useUpgrade(data: UpgradeData | undefined): [UpgradeState, UpgradeActions] {
  const [state, setState] = useState(first);
  const isAlive = useIsHydrated();

  useEffect(() => {
    const stored = isAlive ? readUpgrade() : undefined;
    const isKnown = stored !== undefined && [stored.from, stored.to].every((name) => versionNames.includes(name));
    if (isKnown) setState((present) => ({ ...present, ...stored }));
  }, [isAlive]);

  // Another tab may plan the upgrade of another app, so only its ticks count, and only the app that it forgets is forgotten here.
  useEffect(() => {
    return followUpgrade({
      store: ({ done }) => setState((present) => ({ ...present, done })),
      forget: (name) => {
        setState((present) =>
          present.app.name === name ? first : { ...present, done: dropTicks(present.done, name) },
        );
      },
    });
  }, []);

  const update = (next: UpgradeState): void => {
    setState(next);
    const { app, from, to, done } = next;
    keepUpgrade({ app, from, to, done });
  };

  // The version that a file names can't be determined without the data.
  const readAgain = useEffectEvent((known: UpgradeData) => {
    if (state.text !== '') update(readText(state.text, state, known));
  });
  useEffect(() => {
    if (data !== undefined) readAgain(data);
  }, [data]);

  return [
    state,
    {
      paste: (text) => update(readText(text, state, data)),
      change: ({ app, from = state.from, to = state.to }) => {
        const isForward = oldestFirst.indexOf(from) < oldestFirst.indexOf(to);
        const next = isForward ? to : (oldestFirst[oldestFirst.indexOf(from) + 1] ?? to);
        update({ ...state, app: { ...state.app, ...app }, from, to: next });
      },
      setDone: (ids) => {
        update({ ...state, done: { ...state.done, [planKey(state.app, state.from, state.to)]: ids } });
      },
      forget: () => {
        const rest = forgetApp(readUpgrade(), state.app);
        keepUpgrade(rest);
        setState({ ...first, done: rest?.done ?? {} });
      },
    },
  ];
}

function readText(text: string, state: UpgradeState, data: UpgradeData | undefined): UpgradeState {
  const { problem: _, unknownMajor: __, ...rest } = state;
  if (text.trim() === '') return { ...rest, text, app: { ...state.app, name: '', dependencies: [] } };
  const result = readPackageJson(text);
  if (!result.isRead)
    return { ...rest, text, problem: result.problem, app: { ...state.app, name: '', dependencies: [] } };
  const { name, dependencies } = result.packageJson;
  const has = (platform: string): boolean => dependencies.some((own) => own.name === `@capacitor/${platform}`);
  const platforms = (['ios', 'android'] as const).filter(has);
  const app = { ...state.app, name, dependencies, platforms };
  const { version, major } = data === undefined ? {} : findOrigin(dependencies, data);
  if (version === undefined) return { ...rest, text, app, ...(major === undefined ? {} : { unknownMajor: major }) };
  // An app with the newest version needs no upgrade, so the choice does not change.
  const next = oldestFirst[oldestFirst.indexOf(version) + 1];
  if (next === undefined) return { ...rest, text, app, ...(major === undefined ? {} : { unknownMajor: major }) };
  const isOlder = oldestFirst.indexOf(version) < oldestFirst.indexOf(latestVersion.name);
  const isForward = oldestFirst.indexOf(version) < oldestFirst.indexOf(state.to);
  return { ...rest, text, app, from: version, to: isForward ? state.to : isOlder ? latestVersion.name : next };
}
