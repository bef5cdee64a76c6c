import { platformNames } from '@site/src/lib/platform-names';
import type { Platform } from '@site/src/reference/types';
import type { ReactNode } from 'react';
import type { Matrix, MemberCell, MemberRow, PluginCell, PluginRow } from './matrix';
import styles from './styles.module.css';

/** Renders the matrix as a table, complete without scripts. `element.ts` filters and sorts it by its cells' attributes. */
export function MatrixTable({ matrix: { versions, plugins } }: { readonly matrix: Matrix }): ReactNode {
  return (
    <scrollable-table class={styles.wide} data-on="visible">
      <table id="matrix" className={styles.table}>
        <caption className={styles.caption}>Platforms of each plugin, in each version</caption>
        <thead>
          <tr>
            <th scope="col" data-sort="name">
              Plugin
            </th>
            {versions.map((version) => (
              <th key={version} scope="col" data-sort={version} data-version={version}>
                {version}
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

function PluginBody({ plugin, versions }: BodyProps): ReactNode {
  const { page, title, members, cells } = plugin;
  return (
    <tbody data-plugin={page} data-package={plugin.package}>
      <tr>
        <th scope="row" id={page}>
          {title}
        </th>
        {cells.map((cell, index) => (
          <PlatformCell key={versions[index]} version={versions[index] ?? ''} cell={cell} title={title} />
        ))}
      </tr>
      {members.length > 0 && (
        <tr>
          <td colSpan={versions.length + 1} className={styles.members}>
            <details>
              <summary>
                {members.length === 1 ? 'One method or event' : `${members.length} methods and events`}{' '}
                <span className={styles.hidden}>of {title}</span>
              </summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Method or event</th>
                    {versions.map((version) => (
                      <th key={version} scope="col" data-version={version}>
                        {version}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {members.map((member) => (
                    <MemberLine key={member.title} member={member} versions={versions} />
                  ))}
                </tbody>
              </table>
            </details>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function PlatformCell({ version, cell, title }: { version: string; cell: PluginCell; title: string }): ReactNode {
  if ('platforms' in cell) {
    const { platforms, url } = cell;
    return (
      <td data-version={version} data-on={platforms.join(' ')}>
        <a href={url}>
          {namePlatforms(platforms)}
          <span className={styles.hidden}>
            : {title} in {version}
          </span>
        </a>
      </td>
    );
  }
  return (
    <td data-version={version} className={styles.none}>
      {cell.instead.length === 0 ? 'not there' : 'as '}
      {cell.instead.map(({ title: name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
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
        <td key={versions[index]} data-version={versions[index]} {...describeCell(cell)}>
          {cell === null ? 'not there' : cell === 'unknown' ? 'not known' : nameMember(cell)}
        </td>
      ))}
    </tr>
  );
}

/** Attributes of a cell for the filter and the CSV file. */
function describeCell(cell: MemberRow['cells'][number]): Record<string, string | undefined> {
  if (cell === null) return { className: styles.none };
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
