/** Filters, sorts, opens and exports the table on the compatibility page, which is complete without scripts. */
import { makeElement } from '../browser/elements/make-element';
import { make } from '../browser/make';
import { readMyVersion } from '../browser/my-version/stored';
import { isVersionName } from '../config/versions';
import { platformNames, platforms } from '../lib/platform-names';
import { followAddress, writeAddress } from '../lists/follow-address';
import { type Cell, type Filter, filterParameters, isNamed, isWanted, readFilter, toCsv, writeFilter } from './filter';

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
    if (status !== null) status.textContent = count === 1 ? '1 plugin' : `${count} plugins`;
    table.hidden = count === 0;
    const empty = root.querySelector<HTMLElement>('.empty-state');
    if (empty === null) return;
    empty.hidden = count > 0;
    const sought = filter.name.trim();
    const text = sought === '' ? 'No plugin fits' : `No plugin fits “${sought}”`;
    empty.querySelector('b')?.replaceChildren(text);
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
  markMine(table, readMyVersion());
  table.addEventListener('click', toggle, options);
  form.addEventListener('input', () => change({ ...filter, ...readForm(form) }), options);
  form.addEventListener('submit', (event) => event.preventDefault(), options);
  for (const button of listPlatforms(form)) {
    button.addEventListener(
      'click',
      () => {
        press(form, button.value);
        change({ ...filter, ...readForm(form) });
      },
      options,
    );
  }
  root.querySelector('[data-clear]')?.addEventListener(
    'click',
    () => {
      clear();
      // The button is gone.
      form.querySelector('input')?.focus();
    },
    options,
  );
  document.querySelector('[data-csv]')?.addEventListener('click', () => saveCsv(table), options);
  followAddress({ show: (query) => fill(readFilter(query, versions)), clear }, signal);
  // Applies what a reader entered before this code was loaded.
  if (writeFilter(filter) === '') change({ ...filter, ...readForm(form) });
  else fill(filter);
}

function listPlatforms(form: HTMLFormElement): HTMLButtonElement[] {
  return [...form.querySelectorAll<HTMLButtonElement>('[name="platform"]')];
}

function press(form: HTMLFormElement, platform = ''): void {
  for (const button of listPlatforms(form)) button.setAttribute('aria-pressed', String(button.value === platform));
}

function fillForm(form: HTMLFormElement, { name, platform }: Filter): void {
  const field = form.querySelector('input');
  if (field !== null && field.value !== name) field.value = name;
  press(form, platform);
}

function readForm(form: HTMLFormElement): Pick<Filter, 'name' | 'platform'> {
  const pressed = listPlatforms(form).find((button) => button.getAttribute('aria-pressed') === 'true');
  const platform = platforms.find((one) => one === pressed?.value);
  return { name: form.querySelector('input')?.value ?? '', platform };
}

/** Marks the column of the version that the reader's app uses, in place of the latest. */
function markMine(table: HTMLTableElement, mine: string | undefined): void {
  if (mine === undefined) return;
  for (const cell of table.querySelectorAll<HTMLElement>('[data-version]')) {
    cell.toggleAttribute('data-mine', cell.dataset.version === mine);
  }
  table.querySelector('thead [data-mine] small')?.replaceChildren('yours');
}

/** Opens or closes the list of methods of the row that was clicked anywhere but on a link. */
function toggle({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  const button = target.closest('tbody > tr:first-child')?.querySelector('button[aria-expanded]');
  button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'));
}

function addSortButtons(table: HTMLTableElement, sort: (column: string) => void): void {
  for (const head of table.querySelectorAll<HTMLElement>('[data-sort]')) {
    if (head.querySelector('button') !== null) continue;
    const arrow = make('i', { class: 'chevron' });
    const button = make('button', { type: 'button' }, head.firstChild?.textContent?.trim() ?? '', arrow);
    button.addEventListener('click', () => sort(head.dataset.sort ?? 'name'));
    head.firstChild?.replaceWith(button);
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
  const isOwnName = isNamed(`${plugin} ${name} ${row?.querySelector('th > button')?.textContent ?? ''}`, filter);
  const members = [...body.querySelectorAll<HTMLElement>('[data-member]')];
  for (const member of members) {
    const isFound = isOwnName || isNamed(member.dataset.member ?? '', filter);
    member.hidden = !isFound || !isWanted(readCells(member), filter);
  }
  const hasMember = members.some(({ hidden }) => !hidden);
  body.hidden = !(row && isWanted(readCells(row), filter)) || !(isOwnName || hasMember);
  // Opens the list if a member was found in it. A list that the reader opened stays open.
  if (filter.name.trim() !== '' && !isOwnName) {
    body.querySelector('button[aria-expanded]')?.setAttribute('aria-expanded', String(hasMember));
  }
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
  const nameOf = (body: HTMLElement): string => body.querySelector('th > button')?.textContent ?? '';
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
  const head = ['plugin', 'package', 'member', 'version', ...platforms.map((platform) => platformNames[platform])];
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
          ...platforms.map((platform) => {
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
