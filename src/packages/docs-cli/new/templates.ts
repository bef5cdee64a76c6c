/** Templates for new pages: complete pages that pass the checks, ready to be extended. */

interface NewPage {
  readonly title: string;
  readonly description: string;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const head = ({ title, description }: NewPage, label?: string): string =>
  [
    '---',
    `title: ${quote(title)}`,
    ...(label === undefined ? [] : [`sidebar_label: ${label}`]),
    `description: ${quote(description)}`,
    '---',
    '',
  ].join('\n');

/** Writes a page of a guide. */
export function writePage(page: NewPage): string {
  return `${head(page)}
${page.description.replaceAll('{{fact:majorVersion}}', ':fact[majorVersion]')}

## Before you start

## Check that it works
`;
}

/** Writes the page of a plugin: how to install it, and its complete reference. */
export function writePluginPage(page: NewPage, pack: string): string {
  const name = pack.replace('@capacitor/', '');
  return `${head(page)}
${page.description.replaceAll('{{fact:majorVersion}}', ':fact[majorVersion]')}

::install{packages="${pack}"}

::plugin-api{plugin="${name}"}
`;
}

/** Writes the page of a command. */
export function writeCommandPage(page: NewPage, name: string): string {
  return `${head(page, name)}
::cli-command{name="${name}"}
`;
}

/** Turns a name into a title: `background-runner` becomes `Background Runner`. */
export function toTitle(name: string): string {
  return name
    .split(/[-/]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Writes a description of the length that search engines show. */
export function fitDescription(text: string, version = 'Capacitor {{fact:majorVersion}}'): string {
  const plain = text.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  const full = `${plain}, in ${version}: how to set it up, how to use it, and what to know before you do.`;
  const shown = full.replace('{{fact:majorVersion}}', '5');
  return shown.length <= 160 ? full : `${plain.slice(0, 110).replace(/\s\S*$/, '')}, in ${version}: setup and use.`;
}
