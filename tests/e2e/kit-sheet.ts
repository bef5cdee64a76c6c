/** The controls of the kit in all their states, for their pictures. Real pages have each of them, but not in every state. */
const icon =
  '<svg width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7"/></svg>';
const chevron = '<i class="chevron"></i>';

const weights = { Primary: 'button--primary', Secondary: 'button--secondary', Quiet: 'button--link' };

const row = (...parts: string[]): string =>
  `<p style="display:flex;flex-wrap:wrap;gap:.5rem;align-items:center">${parts.join('')}</p>`;

const buttons = Object.entries(weights).map(([name, className]) =>
  row(
    `<button class="button ${className}">${icon}${name}</button>`,
    `<button class="button ${className}" disabled>${icon}Off</button>`,
    `<button class="button button--icon ${className}" aria-label="Copy">${icon}</button>`,
    `<button class="button button--lg ${className}">Start an app</button>`,
  ),
);

const segments = (className: string): string =>
  `<div class="button-group ${className}">${['Not set', 'v5', 'v4', 'v3']
    .map((name) => `<button aria-pressed="${name === 'v4'}">${name}</button>`)
    .join('')}</div>`;

const field = (label: string, control: string, hint = ''): string =>
  `<div class="field"><label>${label}</label>${control}${hint && `<span class="field__hint">${hint}</span>`}</div>`;

const choice = (kind: string, label: string, state = ''): string =>
  `<label class="checkbox"><input type="${kind}" ${state}>${label}</label>`;

const tags = ['', 'tag--web', 'tag--native', 'tag--positive', 'tag--notice', 'tag--negative', 'tag--deprecated'];

/** The groups of the sheet, by the names of their pictures. */
const groups: Readonly<Record<string, string>> = {
  buttons: `${buttons.join('')}${row(segments(''), segments('button-group--lg'))}`,
  fields: [
    field('Text', '<input class="field__input" placeholder="Filter 33 plugins">'),
    field(
      'Search',
      `<span class="field__search">${icon}<input class="field__input" type="search" value="photo"></span>`,
    ),
    field(
      'Select',
      `<span class="field__select"><select class="field__input"><option>v4</option></select>${chevron}</span>`,
    ),
    field(
      'With a fault',
      '<input class="field__input" aria-invalid="true" value="{ &quot;dependencies&quot;">',
      'Not valid JSON: expected a quoted string.',
    ),
    row(choice('checkbox', 'iOS', 'checked'), choice('checkbox', 'Android')),
    row(choice('radio', 'Wrong or outdated', 'checked'), choice('radio', 'Missing')),
    '<div class="file-drop"><b>Drop your package.json</b>or paste it anywhere on this page<button class="button button--secondary">Choose a file</button></div>',
  ].join('<br>'),
  labels: `${row(...tags.map((kind) => `<span class="tag ${kind}">${kind || 'tag'}</span>`))}
    <details class="disclosure"><summary>16 more messages</summary></details>
    <details class="disclosure" open><summary>History</summary><p>4.0.0 removed an option</p></details>`,
  empty:
    '<div class="empty-state"><b>No plugin fits “qr”</b>Try a shorter word.<button class="button button--secondary">Reset</button></div>',
};

/** The whole sheet, as the content of an article. */
export const kitSheet = Object.entries(groups)
  .map(([name, html]) => `<section data-kit="${name}" style="padding:1rem">${html}</section>`)
  .join('');

export const kitGroups = Object.keys(groups);
