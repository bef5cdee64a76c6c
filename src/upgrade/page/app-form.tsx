import { majorOf, type VersionName } from '@site/src/config/versions';
import type { UpgradeData } from '@site/src/upgrade/data';
import type { PlanVersions } from '@site/src/upgrade/plan/choose-versions';
import { type App, managers, platforms } from '@site/src/upgrade/plan/plan';
import { pagesOfPackages, sortPackages } from '@site/src/upgrade/plan/sort-packages';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import type { UpgradeActions } from './use-upgrade';

interface Props {
  readonly app: App;
  readonly versions: PlanVersions;
  readonly data: UpgradeData | undefined;
  readonly change: UpgradeActions['change'];
}

const platformNames = { ios: 'iOS', android: 'Android' } as const;

/** Fields for what a plan depends on besides the packages: versions, platforms, plugins. */
export function AppForm({ app, versions: { from, to, choices }, data, change }: Props): ReactNode {
  return (
    <>
      <div className={styles.row}>
        <Choice label="From" value={from} options={choices.from} choose={(name) => change({ from: name })} />
        <Choice label="To" value={to} options={choices.to} choose={(name) => change({ to: name })} />
        <Choice
          label="Package manager"
          value={app.manager}
          options={managers}
          choose={(manager) => change({ app: { manager } })}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>Native projects</legend>
        {platforms.map((platform) => (
          <Box
            key={platform}
            label={platformNames[platform]}
            isOn={app.platforms.includes(platform)}
            toggle={(isOn) =>
              change({
                app: {
                  platforms: platforms.filter((one) => (one === platform ? isOn : app.platforms.includes(one))),
                },
              })
            }
          />
        ))}
        <MissingPlatforms app={app} />
      </fieldset>
      {from !== undefined && <PluginChoice app={app} from={from} data={data} change={change} />}
    </>
  );
}

/** Says which steps the plan leaves out because the packages have no native project for them. */
function MissingPlatforms({ app }: { readonly app: App }): ReactNode {
  const missing = platforms.filter((platform) => !app.platforms.includes(platform));
  if (app.dependencies.length === 0 || missing.length === 0) return null;
  const names = missing.map((platform) => platformNames[platform]).join(' and ');
  const packages = missing.map((platform) => `@capacitor/${platform}`).join(' and ');
  const isNamed = missing.some((platform) => app.dependencies.some(({ name }) => name === `@capacitor/${platform}`));
  return (
    <p className={styles.hint}>
      {isNamed ? '' : `Your packages do not include ${packages}. `}
      The plan leaves out the steps for {names}. To add them, check the box.
    </p>
  );
}

interface PluginProps extends Omit<Props, 'versions'> {
  readonly from: VersionName;
}

function PluginChoice({ app, from, data, change }: PluginProps): ReactNode {
  const plugins = data?.versions.find(({ name }) => name === from)?.plugins ?? [];
  const installed = data === undefined ? [] : pagesOfPackages(sortPackages(app.dependencies, data).plugins, data);
  return (
    <details className={styles.plugins}>
      <summary>Plugins that the app uses</summary>
      <fieldset className={styles.choices}>
        <legend>
          {from === 'v2'
            ? 'Version 2 has its plugins in the core. Pick those that your code takes from Plugins.'
            : `Plugins of version ${majorOf(from)}. Those among your packages are in the plan already.`}
        </legend>
        {plugins.map(({ page, title }) => {
          const isInstalled = installed.includes(page);
          return (
            <Box
              key={page}
              label={title}
              isOn={isInstalled || app.picked.includes(page)}
              isFixed={isInstalled}
              toggle={(isOn) => {
                const others = app.picked.filter((other) => other !== page);
                change({ app: { picked: isOn ? [...others, page] : others } });
              }}
            />
          );
        })}
      </fieldset>
    </details>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: Name | undefined;
  readonly options: readonly Name[];
  readonly choose: (name: Name) => void;
}

function Choice<Name extends string>({ label, value, options, choose }: ChoiceProps<Name>): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className={styles.select}
        value={value ?? ''}
        disabled={options.length === 0}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {value === undefined && <option value="">Choose</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

interface BoxProps {
  readonly label: string;
  readonly isOn: boolean;
  /** The reader can't change it. */
  readonly isFixed?: boolean;
  readonly toggle: (isOn: boolean) => void;
}

function Box({ label, isOn, isFixed = false, toggle }: BoxProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => toggle(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
