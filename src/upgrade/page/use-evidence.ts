import type { Plan } from '@site/src/upgrade/plan/plan';
import { type Evidence, findEvidence } from '@site/src/upgrade/project/find-evidence';
import type { Project } from '@site/src/upgrade/project/project';
import { useEffect, useEffectEvent, useMemo } from 'react';

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
