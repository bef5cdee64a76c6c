import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fetchJson } from '../../../browser/fetch-json';
import { basePath } from '../../../config/versions';
import { type UpgradeData, upgradeFile } from '../data';
import type { Plan } from '../plan/plan';
import { type Evidence, findEvidence } from '../project/find-evidence';
import type { Project } from '../project/project';

/**
 * Compares a plan with the files of a project, and checks off what they prove to be done. The reader may uncheck it again.
 *
 * @param done ids of the tasks that are checked
 * @returns evidence by the ids of the tasks; undefined without a plan or a project
 */
export function useEvidence(
  plan: Plan | undefined,
  project: Project | undefined,
  done: ReadonlySet<string>,
  setDone: (ids: readonly string[]) => void,
): ReadonlyMap<string, Evidence> | undefined {
  const evidence = useMemo(
    () => (plan === undefined || project === undefined ? undefined : findEvidence(plan, project)),
    [plan, project],
  );
  const check = useEffectEvent((proven: readonly string[]) => {
    if (proven.some((id) => !done.has(id))) setDone([...new Set([...done, ...proven])]);
  });
  useEffect(() => {
    if (evidence !== undefined) check([...evidence].flatMap(([id, { isDone }]) => (isDone ? id : [])));
  }, [evidence]);
  return evidence;
}

/** Data of the assistant, or `loading`, or `failed` if it could not be loaded. */
type DataState = UpgradeData | 'loading' | 'failed';

/** Loads the data that the build wrote for the assistant. This is the only request that the page makes. */
export function useData(): [DataState, retry: () => void] {
  const [data, setData] = useState<DataState>('loading');
  const load = useCallback(async () => {
    setData('loading');
    try {
      setData(await fetchJson<UpgradeData>(basePath + upgradeFile));
    } catch (error) {
      console.warn(error);
      setData('failed');
    }
  }, []);
  useEffect(() => void load(), [load]);
  return [data, load];
}
