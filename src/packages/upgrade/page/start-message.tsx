import type { ReactNode } from 'react';
import { releasesUrl } from '../../../config/upgrade';
import { majorOf, versionNames } from '../../../config/versions';
import type { UpgradeData } from '../data';
import type { PlanVersions } from '../plan/choose-versions';
import type { Origin, PackageMajor, Unread } from '../plan/find-start';
import { listTasks, type Plan } from '../plan/plan';

interface Props {
  readonly origin: Origin;
  readonly versions: PlanVersions;
  /** Whether `@capacitor/core` is among the packages. */
  readonly hasCore: boolean;
  readonly notes: readonly string[];
  readonly plan: Plan | undefined;
  readonly data: UpgradeData;
}

/** What the page says before it knows anything about the app. */
export const emptyMessage =
  'Only the tasks that concern your app: tools, commands, native files, configuration and the API of your plugins.';

/** A link to what is newer than these docs. */
const releases = <a href={releasesUrl}>All releases of Capacitor</a>;

const newestMajor = majorOf(versionNames[0] ?? 'v2');
const oldestMajor = majorOf(versionNames.at(-1) ?? 'v2');

/** Says how much the plan has and where the upgrade starts, or why that is not known. */
export function StartMessage({ origin, versions, hasCore, notes, plan, data }: Props): ReactNode {
  // The card of the file says which Capacitor the app has.
  const { kind } = origin.start;
  const isPlain = plan !== undefined && !versions.isChosen && (kind === 'none' || (kind === 'known' && hasCore));
  return (
    <>
      {plan !== undefined && <TaskCount plan={plan} />}
      {!isPlain && (kind !== 'none' || notes.length === 0) && (
        <p>
          <Headline origin={origin} versions={versions} hasCore={hasCore} plan={plan} data={data} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {origin.unread.length > 0 && <UnreadLines unread={origin.unread} />}
    </>
  );
}

function Headline({
  origin: { start },
  versions: { from, isChosen, choices },
  hasCore,
  plan,
  data,
}: Omit<Props, 'notes'>): ReactNode {
  if (isChosen && from !== undefined)
    return plan === undefined
      ? `You chose version ${majorOf(from)}. Paste a package.json, or pick the plugins that your app uses.`
      : `The plan starts at version ${majorOf(from)}, which you chose.`;
  switch (start.kind) {
    case 'none':
      return emptyMessage;
    case 'known':
      return hasCore
        ? `Your app has Capacitor ${start.major}.`
        : `Your packages do not include @capacitor/core. Those that belong to Capacitor are of version ${start.major}.`;
    case 'newest':
      return (
        <>
          Your app has Capacitor {start.major}, the newest version of these docs: there is nothing to do. {releases}
        </>
      );
    case 'newer':
      return (
        <>
          Your app has Capacitor {start.major}. These docs end at version {newestMajor}, so they have no plan for it.{' '}
          {releases}
        </>
      );
    case 'older':
      return (
        <>
          Your app has Capacitor {start.major}, which is older than these docs. First upgrade it to version{' '}
          {oldestMajor}, and then choose that version as “From”.
          {data.earlier.map(({ title, url }) => (
            <span key={url}>
              {' '}
              <a href={url}>{title}</a>.
            </span>
          ))}
        </>
      );
    case 'mixed':
      return `The packages of your app belong to different versions of Capacitor: ${listMajors(start.packages)}. ${
        start.to !== undefined
          ? `Finish the step to version ${majorOf(start.to)} first.`
          : choices.from.length > 0
            ? 'They are more than one step apart: choose the version that your app works with.'
            : `These docs end at version ${newestMajor}, so they have no plan for it.`
      }`;
    case 'unknown':
      return 'The version of your app is not known, so there is no plan yet. Choose it as “From”, or paste your lock file or the output of npx cap doctor.';
  }
}

/** Lists the packages that are not of the newest major, and the core: `core 4, camera 1 (of version 3)`. */
function listMajors(packages: readonly PackageMajor[]): string {
  const core = packages.find(({ name }) => name === '@capacitor/core') ?? packages[0];
  const others = packages.filter(({ major }) => major !== core?.major);
  return [...(core === undefined ? [] : [core]), ...others]
    .map(({ name, own, major }) => {
      const label = name.replace('@capacitor/', '');
      return own === major ? `${label} ${own}` : `${label} ${own} (of version ${major})`;
    })
    .join(', ');
}

function UnreadLines({ unread }: { readonly unread: readonly Unread[] }): ReactNode {
  return (
    <ul>
      {unread.map(({ name, range, line, why }) => (
        <li key={name}>
          {line !== undefined && `Line ${line}: `}
          <code>{name}</code> <code>{range}</code> {why}.
        </li>
      ))}
    </ul>
  );
}

function TaskCount({ plan }: { readonly plan: Plan }): ReactNode {
  const tasks = listTasks(plan);
  const migrated = tasks.filter(({ isMigrated }) => isMigrated).length;
  return (
    <p>
      {tasks.length} tasks
      {migrated > 0 && (
        <>
          , {migrated} of them done by <code>npx cap migrate</code>
        </>
      )}
    </p>
  );
}
