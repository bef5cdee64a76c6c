import type { Platform } from '@capacitor-docs/reference';
import { docsVersions, latestVersion } from '@site/src/config/versions';
import { platformNames } from '@site/src/lib/platform-names';
import type { ReactNode } from 'react';
import type { Matrix, MemberCell, MemberRow, PluginCell, PluginRow } from './matrix';
import styles from './styles.module.css';

/** Renders the matrix as a table, complete without scripts. `element.ts` filters, sorts and opens it by its cells' attributes. */
export function MatrixTable({ matrix: { versions, plugins } }: { readonly matrix: Matrix }): ReactNode {
  return (
    <scrollable-table class={styles.frame} data-on="visible">
      <table id="matrix" className={styles.table}>
        <caption className={styles.hidden}>Platforms of each plugin, in each version</caption>
        <thead>
          <tr>
            <th scope="col" data-sort="name">
              Plugin
              <small> and its methods</small>
            </th>
            {versions.map((version) => (
              <th key={version} scope="col" data-sort={version} {...cellOf(version)}>
                {version}
                <small>{stateOf(version)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {plugins.map((plugin) => (
          <PluginBody key={plugin.page} plugin={plugin} versions={versions} />
        ))}
      </table>
    </scrollable-table>
  );
}

interface BodyProps {
  readonly plugin: PluginRow;
  readonly versions: Matrix['versions'];
}

/** The version of a cell. The column of the latest release is marked, until a reader has named another version. */
function cellOf(version: string | undefined): Record<string, string | undefined> {
  return { 'data-version': version, ...(version === latestVersion.name ? { 'data-mine': '' } : {}) };
}

function stateOf(version: string): string | undefined {
  const state = docsVersions.find(({ name }) => name === version)?.state;
  return state === 'unmaintained' ? undefined : state;
}

function PluginBody({ plugin, versions }: BodyProps): ReactNode {
  const { page, title, members, cells } = plugin;
  return (
    <tbody data-plugin={page} data-package={plugin.package}>
      <tr>
        <th scope="row" id={page}>
          <button type="button" aria-expanded="false">
            <i className="chevron" />
            {title}
          </button>
          <small>
            {members.length}
            <span className={styles.hidden}>{members.length === 1 ? ' method or event' : ' methods and events'}</span>
          </small>
        </th>
        {cells.map((cell, index) => (
          <PlatformCell key={versions[index]} version={versions[index]} cell={cell} />
        ))}
      </tr>
      <tr>
        <th scope="row">Reference</th>
        {cells.map((cell, index) => (
          <td key={versions[index]} {...cellOf(versions[index])}>
            {'url' in cell ? (
              <a href={cell.url} aria-label={`${title} in ${versions[index]}`}>
                {versions[index]}
              </a>
            ) : (
              <None />
            )}
          </td>
        ))}
      </tr>
      {members.map((member) => (
        <MemberLine key={member.title} member={member} versions={versions} />
      ))}
    </tbody>
  );
}

function PlatformCell({ version, cell }: { version: string | undefined; cell: PluginCell }): ReactNode {
  if ('platforms' in cell) {
    const { platforms } = cell;
    return (
      <td {...cellOf(version)} data-on={platforms.join(' ')}>
        <span className={styles.icons}>{namePlatforms(platforms)}</span>
      </td>
    );
  }
  return (
    <td {...cellOf(version)}>
      {cell.instead.length === 0 && <None />}
      {cell.instead.map(({ title: name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>
            {index === 0 && 'as '}
            {name}
          </a>
        </span>
      ))}
    </td>
  );
}

function MemberLine({
  member: { title, cells },
  versions,
}: {
  member: MemberRow;
  versions: Matrix['versions'];
}): ReactNode {
  return (
    <tr data-member={title}>
      <th scope="row">
        <code>{title}</code>
      </th>
      {cells.map((cell, index) => (
        <td key={versions[index]} {...cellOf(versions[index])} {...describeCell(cell)}>
          {cell === null ? (
            <None />
          ) : cell === 'unknown' ? (
            'not known'
          ) : (
            <span className={styles.icons}>{nameMember(cell)}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** What a version lacks. */
function None(): ReactNode {
  return <span className={styles.none}>not there</span>;
}

/** Attributes of a cell for the filter and the CSV file. */
function describeCell(cell: MemberRow['cells'][number]): Record<string, string | undefined> {
  if (cell === null) return {};
  if (cell === 'unknown') return { 'data-on': '?' };
  const { on, doesNothingOn } = cell;
  return {
    'data-on': on.join(' '),
    ...(doesNothingOn.length === 0 ? {} : { 'data-nothing': doesNothingOn.join(' ') }),
  };
}

function nameMember({ on, doesNothingOn }: MemberCell): string {
  if (doesNothingOn.length === 0) return namePlatforms(on);
  const places = namePlatforms(doesNothingOn);
  return on.length === 0 ? `does nothing on ${places}` : `${namePlatforms(on)}; does nothing on ${places}`;
}

function namePlatforms(platforms: readonly Platform[]): string {
  return platforms.length === 0 ? 'none' : platforms.map((platform) => platformNames[platform]).join(', ');
}
