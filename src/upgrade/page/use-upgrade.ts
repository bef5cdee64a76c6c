import { useIsHydrated } from '@site/src/browser/use-address';
import { latestVersion, type VersionName, versionNames } from '@site/src/config/versions';
import type { UpgradeData } from '@site/src/upgrade/data';
import { findOrigin } from '@site/src/upgrade/plan/make-plan';
import { type App, platforms as allPlatforms } from '@site/src/upgrade/plan/plan';
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

const emptyApp: App = { name: '', dependencies: [], picked: [], platforms: allPlatforms, manager: 'npm' };

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
  /** The versions that the reader chose by hand. Those of a file that was pasted before do not count for the next file. */
  readonly chosen: { readonly from?: VersionName; readonly to?: VersionName };
}

/** Functions that change what the reader has entered. */
export interface UpgradeActions {
  readonly paste: (text: string) => void;
  readonly change: (change: { app?: Partial<App>; from?: VersionName; to?: VersionName }) => void;
  readonly setDone: (ids: readonly string[]) => void;
  readonly forget: () => void;
}

const first: UpgradeState = { app: emptyApp, ...usual, done: {}, text: '', chosen: {} };

/** @param data undefined until it is loaded; a file that was pasted before is read again then */
export function useUpgrade(data: UpgradeData | undefined): [UpgradeState, UpgradeActions] {
  const [state, setState] = useState(first);
  const isAlive = useIsHydrated();

  useEffect(() => {
    const stored = isAlive ? readUpgrade() : undefined;
    if (stored !== undefined) setState((present) => ({ ...present, ...stored }));
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
      change: ({ app, ...versions }) => {
        const { from, to } = { ...state, ...versions };
        const next = isForward(from, to) ? to : (oldestFirst[oldestFirst.indexOf(from) + 1] ?? to);
        const chosen = { ...state.chosen, ...versions };
        update({ ...state, app: { ...state.app, ...app }, from, to: next, chosen });
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

function isForward(from: VersionName, to: VersionName): boolean {
  return oldestFirst.indexOf(from) < oldestFirst.indexOf(to);
}

/** Reads a pasted text. What was pasted before has no influence, only what the reader chose by hand. */
export function readText(text: string, state: UpgradeState, data: UpgradeData | undefined): UpgradeState {
  const { problem: _, unknownMajor: __, ...rest } = state;
  if (text.trim() === '') return { ...rest, text, app: { ...state.app, name: '', dependencies: [] } };
  const result = readPackageJson(text);
  if (!result.isRead)
    return { ...rest, text, problem: result.problem, app: { ...state.app, name: '', dependencies: [] } };
  const { name, dependencies } = result.packageJson;
  const has = (platform: string): boolean => dependencies.some((own) => own.name === `@capacitor/${platform}`);
  const app = { ...state.app, name, dependencies, platforms: allPlatforms.filter(has) };
  const { version, major } = data === undefined ? {} : findOrigin(dependencies, data);
  // An app with the newest version needs no upgrade.
  const hasUpgrade = version !== undefined && version !== oldestFirst.at(-1);
  const from = hasUpgrade ? version : (state.chosen.from ?? usual.from);
  const wanted = state.chosen.to ?? latestVersion.name;
  const to = isForward(from, wanted) ? wanted : (oldestFirst[oldestFirst.indexOf(from) + 1] ?? usual.to);
  return { ...rest, text, app, from, to, ...(hasUpgrade || major === undefined ? {} : { unknownMajor: major }) };
}
