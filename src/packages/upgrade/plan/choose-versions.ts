import { latestVersion, majorOf, type VersionName, versionNames } from '../../../config/versions';
import type { Origin } from './find-start';
import type { App } from './plan';
import { runtimeNames } from './sort-packages';

const oldestFirst = [...versionNames].reverse();

/** The versions that a reader chose by hand. */
export interface ChosenVersions {
  readonly from?: VersionName | undefined;
  readonly to?: VersionName | undefined;
  /** The app that the reader chose `from` for, by its key. Without one, it is for apps whose version is not known. */
  readonly app?: string | undefined;
}

/** The versions of a plan, and those that a reader may choose instead. */
export interface PlanVersions {
  /** Undefined as long as neither the packages nor the reader name one: then there is no plan. */
  readonly from?: VersionName;
  readonly to?: VersionName;
  readonly isChosen: boolean;
  readonly choices: { readonly from: readonly VersionName[]; readonly to: readonly VersionName[] };
}

/** @returns a text that is the same as long as the app says the same about its version */
export function versionKey({ name, dependencies }: Pick<App, 'name' | 'dependencies'>): string {
  const runtime = dependencies.filter((own) => runtimeNames.includes(own.name));
  return JSON.stringify([name, ...runtime.map((own) => `${own.name}@${own.installed ?? own.range}`)]);
}

/**
 * Determines the versions of a plan. No step of it may install an older runtime than the app has.
 *
 * @param key see `versionKey`
 * @param isBlank whether nothing was read yet: then the step to the latest version is offered
 */
export function chooseVersions(
  { start, highest }: Origin,
  chosen: ChosenVersions,
  key: string,
  isBlank = false,
): PlanVersions {
  const steps = oldestFirst.slice(1).flatMap((to, place) => {
    const from = oldestFirst[place];
    return from !== undefined && Number(majorOf(to)) >= highest ? [{ from, to }] : [];
  });
  const read = start.kind === 'known' || start.kind === 'mixed' ? start.version : undefined;
  const isOpen = read === undefined && ['none', 'unknown', 'mixed'].includes(start.kind);
  const isMeant = chosen.app === key || (chosen.app === undefined && isOpen);
  const own = isMeant && steps.some(({ from }) => from === chosen.from) ? chosen.from : undefined;
  const offered =
    isBlank && start.kind === 'none' ? steps.find(({ to }) => to === latestVersion.name)?.from : undefined;
  const from = own ?? read ?? offered;
  const first = steps.findIndex((step) => step.from === from);
  const targets = first === -1 ? [] : steps.slice(first).map(({ to }) => to);
  const finished = start.kind === 'mixed' && own === undefined ? start.to : undefined;
  const to = [chosen.to, finished, latestVersion.name, targets[0]].find((name) => name && targets.includes(name));
  return {
    ...(from !== undefined && to !== undefined ? { from, to } : {}),
    isChosen: own !== undefined,
    choices: { from: steps.map((step) => step.from), to: targets },
  };
}
