import { type ReactNode, useId, useState } from 'react';
import type { VersionName } from '../../../config/versions';
import { Icon } from '../../../lib/icon';
import { platformNames } from '../../../lib/platform-names';
import type { PluginData, UpgradeData } from '../data';
import type { PlanVersions } from '../plan/choose-versions';
import { type App, managers, platforms } from '../plan/plan';
import { pagesOfPackages, sortPackages } from '../plan/sort-packages';
import styles from './styles.module.css';
import type { UpgradeActions } from './use-upgrade';

interface Props {
  readonly app: App;
  readonly versions: PlanVersions;
  readonly data: UpgradeData | undefined;
  readonly change: UpgradeActions['change'];
}

/** Fields for what a plan depends on besides the packages: versions, platforms, plugins. */
export function AppForm({ app, versions: { from, to, choices }, data, change }: Props): ReactNode {
  return (
    <>
      <div className={styles.versions}>
        <Choice label="From" value={from} options={choices.from} choose={(name) => change({ from: name })} />
        <Icon name="arrow" />
        <Choice label="To" value={to} options={choices.to} choose={(name) => change({ to: name })} />
      </div>
      <fieldset className={styles.choices}>
        <legend className="field__label">Package manager</legend>
        <div className="button-group">
          {managers.map((manager) => (
            <button
              key={manager}
              type="button"
              aria-pressed={manager === app.manager}
              onClick={() => change({ app: { manager } })}
            >
              {manager}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className="field__label">Native projects</legend>
        {platforms.map((platform) => (
          <label key={platform} className="checkbox">
            <input
              type="checkbox"
              checked={app.platforms.includes(platform)}
              onChange={({ target }) => {
                const isOn = (one: (typeof platforms)[number]): boolean =>
                  one === platform ? target.checked : app.platforms.includes(one);
                change({ app: { platforms: platforms.filter(isOn) } });
              }}
            />
            {platformNames[platform]}
          </label>
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
    <p className="field__hint">
      {isNamed ? '' : `Your packages do not include ${packages}. `}
      The plan leaves out the steps for {names}. To add them, check the box.
    </p>
  );
}

interface PluginProps extends Omit<Props, 'versions'> {
  readonly from: VersionName;
}

/** Plugins that are offered first, before the reader asks for all. */
const common = ['camera', 'filesystem', 'geolocation', 'preferences', 'storage'];

function PluginChoice({ app, from, data, change }: PluginProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const plugins = data?.versions.find(({ name }) => name === from)?.plugins ?? [];
  const installed = data === undefined ? [] : pagesOfPackages(sortPackages(app.dependencies, data).plugins, data);
  const isOn = ({ page }: PluginData): boolean => installed.includes(page) || app.picked.includes(page);
  const found = plugins.filter(({ page }) => installed.includes(page)).length;
  const isFirst = ({ page }: PluginData): boolean => found === 0 && common.includes(page);
  const shown = plugins.filter((plugin) => isWhole || isOn(plugin) || isFirst(plugin));
  return (
    <fieldset className={styles.plugins}>
      <legend className="field__label">
        Plugins <small>{found > 0 ? `${found} found in your file` : 'choose, or drop your file'}</small>
      </legend>
      {from === 'v2' && (
        <p className="field__hint">
          Version 2 has its plugins in the core. Pick those that your code takes from Plugins.
        </p>
      )}
      <div id={id}>
        {shown.map((plugin) => (
          <label key={plugin.page}>
            <input
              type="checkbox"
              checked={isOn(plugin)}
              // Those among the packages are in the plan in any case.
              disabled={installed.includes(plugin.page)}
              onChange={({ target }) => {
                const others = app.picked.filter((other) => other !== plugin.page);
                change({ app: { picked: target.checked ? [...others, plugin.page] : others } });
              }}
            />
            <Icon name={isOn(plugin) ? 'check' : 'plus'} />
            {plugin.title}
          </label>
        ))}
        {shown.length < plugins.length || isWhole ? (
          <button type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Fewer' : found > 0 ? 'Add' : `${plugins.length - shown.length} more`}
          </button>
        ) : null}
      </div>
    </fieldset>
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
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="field__select">
        <select
          id={id}
          className="field__input"
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
        <span className="chevron" />
      </span>
    </div>
  );
}
