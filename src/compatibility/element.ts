/** Filters, sorts and exports the table on the compatibility page, which is complete without scripts. */
import { makeElement } from '../browser/elements/make-element';
import { make } from '../browser/make';
import { platformNames } from '../lib/platform-names';
import { followAddress, writeAddress } from '../lists/follow-address';
import { type Cell, type Filter, filterParameters, isNamed, isWanted, readFilter, toCsv, writeFilter } from './filter';
import { isVersionName } from './names';

const platforms = Object.entries(platformNames);

/** The form and the table. */
export default makeElement(start);

function start(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form');
  const table = root.querySelector('table');
  if (form === null || table === null) return;
  const versions = [...table.querySelectorAll<HTMLElement>('thead th[data-version]')]
    .map(({ dataset }) => dataset.version ?? '')
    .filter(isVersionName);
  let filter = readFilter(window.location.search, versions);
  const options = { signal };

  const show = (next: Filter): void => {
    filter = next;
    const count = apply(table, filter);
    const status = root.querySelector('[role="status"]');
    if (status !== null) status.textContent = count === 1 ? 'One plugin.' : `${count} plugins.`;
  };
  const change = (next: Filter): void => {
    show(next);
    writeAddress(filterParameters, writeFilter(next));
  };

  const fill = (next: Filter): void => {
    fillForm(form, next);
    show(next);
  };
  const clear = (): void => {
    fill(readFilter('', versions));
    writeAddress(filterParameters, '');
  };

  addSortButtons(table, (column) => {
    const isSame = filter.sort === column;
    // Initial order: most platforms first, names from A to Z.
    change({ ...filter, sort: column, isDescending: isSame ? !filter.isDescending : column !== 'name' });
  });
  form.addEventListener('input', () => change({ ...filter, ...readForm(form) }), options);
  form.addEventListener('submit', (event) => event.preventDefault(), options);
  form.addEventListener('reset', () => setTimeout(() => change(readFilter('', versions))), options);
  form.querySelector('[data-csv]')?.addEventListener('click', () => saveCsv(table), options);
  followAddress({ show: (query) => fill(readFilter(query, versions)), clear }, signal);
  // Applies what a reader entered before this code was loaded.
  if (writeFilter(filter) === '') change({ ...filter, ...readForm(form) });
  else fill(filter);
}

function fillForm(form: HTMLFormElement, { name, platform, version }: Filter): void {
  for (const [field, value] of Object.entries({ name, platform, version })) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value ?? '';
  }
}

function readForm(form: HTMLFormElement): Pick<Filter, 'name' | 'platform' | 'version'> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const versions = [...form.querySelectorAll<HTMLOptionElement>('[name="version"] option')].map(({ value }) => value);
  const { name, platform, version } = readFilter(query.toString(), versions.filter(isVersionName));
  // Includes undefined values, which reset the filter.
  return { name, platform, version } as Pick<Filter, 'name' | 'platform' | 'version'>;
}

function addSortButtons(table: HTMLTableElement, sort: (column: string) => void): void {
  for (const head of table.querySelectorAll<HTMLElement>('[data-sort]')) {
    if (head.querySelector('button') !== null) continue;
    const button = make('button', { type: 'button' }, head.textContent?.trim() ?? '');
    button.addEventListener('click', () => sort(head.dataset.sort ?? 'name'));
    head.replaceChildren(button);
  }
}

/** @returns the number of plugins that are shown */
function apply(table: HTMLTableElement, filter: Filter): number {
  for (const cell of table.querySelectorAll<HTMLElement>('[data-version]')) {
    cell.hidden = filter.version !== undefined && cell.dataset.version !== filter.version;
  }
  const bodies = [...table.querySelectorAll<HTMLElement>('tbody[data-plugin]')];
  for (const body of bodies) applyToPlugin(body, filter);
  for (const head of table.querySelectorAll('[data-sort]')) {
    const isSorted = head.getAttribute('data-sort') === filter.sort;
    if (isSorted) head.setAttribute('aria-sort', filter.isDescending ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  }
  // Sort buttons keep their focus, because the table head does not move.
  table.append(...sortBodies(bodies, filter));
  return bodies.filter(({ hidden }) => !hidden).length;
}

function applyToPlugin(body: HTMLElement, filter: Filter): void {
  const [row] = body.querySelectorAll<HTMLElement>(':scope > tr');
  const { plugin = '', package: name = '' } = body.dataset;
  const isOwnName = isNamed(`${plugin} ${name} ${row?.querySelector('th')?.textContent ?? ''}`, filter);
  const members = [...body.querySelectorAll<HTMLElement>('[data-member]')];
  for (const member of members) {
    const isFound = isOwnName || isNamed(member.dataset.member ?? '', filter);
    member.hidden = !isFound || !isWanted(readCells(member), filter);
  }
  const hasMember = members.some(({ hidden }) => !hidden);
  body.hidden = !(row && isWanted(readCells(row), filter)) || !(isOwnName || hasMember);
  const details = body.querySelector('details');
  // Opens the list if a member was found in it. A list that the reader opened stays open.
  if (details !== null && filter.name.trim() !== '' && !isOwnName) details.open = hasMember;
}

/** Reads the cells of a row. */
function readCells(row: HTMLElement): Cell[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td[data-version]')].map(({ dataset }) => ({
    version: dataset.version ?? '',
    on: dataset.on?.split(' ').filter((platform) => platform !== ''),
    doesNothingOn: dataset.nothing?.split(' ') ?? [],
  }));
}

function sortBodies(bodies: readonly HTMLElement[], { sort, isDescending }: Filter): HTMLElement[] {
  const nameOf = (body: HTMLElement): string => body.querySelector('th')?.textContent ?? '';
  const countOf = (body: HTMLElement): number => {
    const row = body.querySelector<HTMLElement>('tr');
    const cell = row === null ? undefined : readCells(row).find(({ version }) => version === sort);
    return cell?.on?.length ?? -1;
  };
  const byName = (a: HTMLElement, b: HTMLElement): number => nameOf(a).localeCompare(nameOf(b), 'en');
  const compare = (a: HTMLElement, b: HTMLElement): number =>
    sort === 'name' ? byName(a, b) : countOf(a) - countOf(b) || (isDescending ? -1 : 1) * byName(a, b);
  return [...bodies].sort((a, b) => (isDescending ? -1 : 1) * compare(a, b));
}

/** Saves the visible rows as CSV: one line for each plugin or member in each version. */
function saveCsv(table: HTMLTableElement): void {
  const head = ['plugin', 'package', 'member', 'version', ...platforms.map(([, name]) => name)];
  const rows = [...table.querySelectorAll<HTMLElement>('tbody[data-plugin]:not([hidden])')].flatMap((body) => {
    const { plugin = '', package: name = '' } = body.dataset;
    const [row] = body.querySelectorAll<HTMLElement>(':scope > tr');
    const members = [...body.querySelectorAll<HTMLElement>('[data-member]:not([hidden])')];
    return [...(row === undefined ? [] : [row]), ...members].flatMap((line) => {
      const hidden = new Set(
        [...line.querySelectorAll<HTMLElement>('td[hidden]')].map(({ dataset }) => dataset.version),
      );
      return readCells(line)
        .filter(({ version, on }) => on !== undefined && !hidden.has(version))
        .map(({ version, on = [], doesNothingOn = [] }) => [
          plugin,
          name,
          line.dataset.member ?? '',
          version,
          ...platforms.map(([platform]) => {
            if (on.includes('?')) return '';
            if (doesNothingOn.includes(platform)) return 'does nothing';
            return on.includes(platform) ? 'yes' : 'no';
          }),
        ]);
    });
  });
  const url = URL.createObjectURL(new Blob([toCsv([head, ...rows])], { type: 'text/csv' }));
  make('a', { href: url, download: 'capacitor-compatibility.csv' }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
