import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../browser/use-address';
import type { VersionName } from '../../../config/versions';
import type { Choice } from '../address';
import type { UpgradeData } from '../data';
import { chooseVersions, type PlanVersions, versionKey } from '../plan/choose-versions';
import { readCommands } from '../plan/commands';
import { findOrigin, type Origin } from '../plan/find-start';
import { makePlan } from '../plan/make-plan';
import { type App, platforms as allPlatforms, listTasks, type Plan } from '../plan/plan';
import { readText, type TextResult } from '../read/read-text';
import type { Problem } from '../read/reading';
import {
  appKey,
  dropTicks,
  followUpgrade,
  forgetApp,
  keepUpgrade,
  planKey,
  readUpgrade,
  type StoredUpgrade,
} from '../stored';

const emptyApp: App = { name: '', dependencies: [], picked: [], platforms: allPlatforms, manager: 'npm' };

/** What the reader has entered so far. */
export interface UpgradeState extends StoredUpgrade {
  /** The text in the field. */
  readonly text: string;
  readonly problem?: Problem;
  /** What the text leaves open. */
  readonly notes: readonly string[];
}

/** What follows from it. */
export interface UpgradeResult {
  readonly origin: Origin;
  readonly versions: PlanVersions;
}

/** Functions that change what the reader has entered. */
export interface UpgradeActions {
  /** @param result what was read if it is not only this text: the files of a project */
  readonly paste: (text: string, result?: TextResult) => void;
  /** Takes the choice of an address. The app that is stored stays so until the reader changes something. */
  readonly open: (choice: Choice) => void;
  readonly change: (change: { app?: Partial<App>; from?: VersionName | undefined; to?: VersionName }) => void;
  readonly setDone: (ids: readonly string[]) => void;
  readonly forget: () => void;
}

export const emptyState: UpgradeState = {
  app: emptyApp,
  key: appKey(emptyApp),
  chosen: {},
  done: {},
  text: '',
  notes: [],
};

const nothing: Origin = { start: { kind: 'none' }, unread: [], highest: 0 };

/** @param data undefined until it is loaded; then the version of an app is known, too */
export function useUpgrade(data: UpgradeData | undefined): [UpgradeState, UpgradeResult, UpgradeActions] {
  const [state, setState] = useState(emptyState);
  const isAlive = useIsHydrated();
  const result = useMemo(() => findVersions(state, data), [state, data]);

  useEffect(() => {
    const stored = isAlive ? readUpgrade() : undefined;
    if (stored !== undefined) setState((present) => ({ ...present, ...stored }));
  }, [isAlive]);

  // Another tab may plan the upgrade of another app, so only its ticks count, and only the app that it forgets is forgotten here.
  useEffect(() => {
    return followUpgrade({
      store: ({ done }) => setState((present) => ({ ...present, done })),
      forget: (key) => {
        setState((present) => (present.key === key ? emptyState : { ...present, done: dropTicks(present.done, key) }));
      },
    });
  }, []);

  const update = (next: UpgradeState): void => {
    setState(next);
    const { app, key, chosen, done } = next;
    keepUpgrade({ app, key, chosen, done });
  };

  return [
    state,
    result,
    {
      paste: (text, read) => {
        const next = applyText(text, state, read);
        update({ ...next, key: findKey(state, next.app, result.versions, data) });
      },
      open: ({ from, to, plugins }) => {
        const app = { ...emptyApp, picked: plugins };
        setState(({ done }) => ({ ...emptyState, app, key: appKey(app), chosen: { from, to }, done }));
      },
      change: ({ app: changed, ...versions }) => {
        const app = { ...state.app, ...changed };
        const isBound = 'from' in versions && app.dependencies.length > 0;
        const chosen = { ...state.chosen, ...versions };
        update({ ...state, app, chosen: isBound ? { ...chosen, app: versionKey(app) } : chosen });
      },
      setDone: (ids) => {
        const { from, to } = result.versions;
        if (from === undefined || to === undefined) return;
        update({ ...state, done: { ...state.done, [planKey(state.key, from, to)]: ids } });
      },
      forget: () => {
        const rest = forgetApp(readUpgrade(), state.key);
        keepUpgrade(rest);
        setState({ ...emptyState, done: rest?.done ?? {} });
      },
    },
  ];
}

/** Finds the versions of the plan. */
export function findVersions({ app, chosen, text }: UpgradeState, data: UpgradeData | undefined): UpgradeResult {
  const origin = data === undefined ? nothing : findOrigin(app.dependencies, data);
  return { origin, versions: chooseVersions(origin, chosen, versionKey(app), text.trim() === '') };
}

/** Finds the key of an app that was read. One whose packages the present plan has changed keeps the key, and so its ticks. */
function findKey(
  { app: before, key }: StoredUpgrade,
  after: App,
  { from, to }: PlanVersions,
  data: UpgradeData | undefined,
): string {
  if (before.dependencies.length === 0 || data === undefined || from === undefined || to === undefined)
    return appKey(after);
  return isContinued(before, after, makePlan(before, from, to, data)) ? key : appKey(after);
}

/** Reads a pasted text. What was pasted before has no influence, only what the reader chose by hand. */
export function applyText(text: string, state: UpgradeState, result: TextResult = readText(text)): UpgradeState {
  const { problem: _, ...rest } = state;
  const empty = { ...state.app, name: '', dependencies: [] };
  if (result.isRead && result.app.dependencies.length === 0 && text.trim() === '')
    return { ...rest, text, notes: [], app: empty };
  if (!result.isRead) return { ...rest, text, notes: [], problem: result.problem, app: empty };
  const { name, dependencies, manager = 'npm', notes } = result.app;
  const has = (platform: string): boolean => dependencies.some((own) => own.name === `@capacitor/${platform}`);
  const app = { ...state.app, name, dependencies, manager, platforms: allPlatforms.filter(has) };
  return { ...rest, text, notes, app };
}

/**
 * Whether an app is the one from before, in the middle of its upgrade: it has the same name, and every package that came or went is one that the
 * commands of the plan install or remove.
 */
export function isContinued(before: App, after: App, plan: Plan): boolean {
  const { installed, removed } = readCommands(listTasks(plan).flatMap(({ body }) => body));
  const [had, has] = [before, after].map(({ dependencies }) => new Set(dependencies.map(({ name }) => name)));
  if (had === undefined || has === undefined || before.name !== after.name || has.size === 0) return false;
  const [came, went] = [[...has].filter((name) => !had.has(name)), [...had].filter((name) => !has.has(name))];
  return came.every((name) => installed.has(name)) && went.every((name) => removed.includes(name));
}
