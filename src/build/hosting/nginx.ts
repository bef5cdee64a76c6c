import { toMarkdownAddress } from '../../lib/markdown-address';
import type { Hosting } from './hosting';

/** Where nginx finds the site, and the port it uses. */
export interface NginxPlaces {
  /** Folder with the packaged site. */
  readonly root: string;
  readonly port: number;
}

/** What to do about the module for files that are compressed with Brotli, which nginx itself does not have. */
export const brotliNote =
  'The line "brotli_static on;" needs a module (on Debian: apt-get install libnginx-mod-http-brotli-static). Without it, remove the line: browsers then get gzip.';

/**
 * Writes the nginx configuration of the site: the contents of `http { }`, including the server.
 *
 * @returns text of a file for `conf.d`
 */
export function toNginxSite(hosting: Hosting, { root, port }: NginxPlaces): string {
  const { basePath, caching, folders, headers, mediaTypes, notFound, prefixes, redirects } = hosting;
  // A location with one header would lose those of the server.
  const ofFolders = [...new Set(folders.flatMap((folder) => Object.keys(folder.headers)))];
  const markdownOfStart = toMarkdownAddress(basePath, basePath);
  const cachingRules = hosting.hashedNames.map(
    (source) => `${quote(`~${source.replace(/^\^/, `^${basePath}`)}`)} ${quote(caching.hashed)};`,
  );
  // Exact locations instead of a map, because a map would ignore case.
  const moved = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map(
      (address) => `location = ${quote(address)} {\n  return ${status} ${bare(to)}$is_args$args;\n}`,
    ),
  );
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type.split(';')[0]} ${ending};`);
  const textTypes = new Set(
    Object.values(mediaTypes).flatMap((type) => (type.endsWith('charset=utf-8') ? [type.split(';')[0]] : [])),
  );
  textTypes.delete('text/html');
  return `# How the documentation is served. Written by "npm run package"; changes are lost with the next one.
# Put this file into /etc/nginx/conf.d/ and the folder site/ at ${root}. It listens on port ${port}.

${block('map $uri $docs_caching_of_file', [`default ${quote(caching.other)};`, ...cachingRules])}
${ofFolders
  .map((name) =>
    block(`map $uri ${variableOf(name)}`, [
      `default ${quote(headers[name] ?? '')};`,
      ...folders.flatMap((folder) =>
        name in folder.headers ? [`${quote(`~^${basePath}${folder.path}`)} ${quote(folder.headers[name] ?? '')};`] : [],
      ),
    ]),
  )
  .join(
    '',
  )}# When the part of a file that was asked for is not there (416), nginx has added the header by the time it makes this answer.
${block('map $status $docs_caching', ['volatile;', 'default $docs_caching_of_file;', '416 "";'])}
# Programs that prefer Markdown get that of the page, at the page's own address.
${block('map $http_accept $docs_markdown_weight', ['default 0;', ...weigh('text/markdown')])}
${block('map $http_accept $docs_html_weight', ['default 0;', ...['text/html', 'text/\\*', '\\*/\\*'].flatMap(weigh)])}
${block('map $docs_markdown_weight:$docs_html_weight $docs_form', ['default "";', `"~${markdownWins}" markdown;`])}
${block('map $docs_form$uri $docs_first', ['default $uri;', `"markdown${basePath}" ${markdownOfStart};`, '"~^markdown(?<docs_page>.*[^/])/?$" $docs_page.md;'])}
# Addresses that programs guess for the Markdown of a page.
${block('map $uri $docs_guessed', ['default $uri;', `"~^${basePath}${guess}" ${markdownOfStart};`, `"~^(?<docs_guessed_page>${basePath}.+)/${guess}" $docs_guessed_page.md;`])}
${block('map $request_uri $docs_vary', ['default "";', '"~^[^?]*/[^./?]*(?:\\?|$)" Accept;'])}
${block('server', [
  `listen ${port};`,
  'server_name _;',
  'server_tokens off;',
  `root ${quote(root)};`,
  '',
  '# Addresses are answered without host and port, so that a proxy may stand in front.',
  'absolute_redirect off;',
  '',
  'default_type application/octet-stream;',
  block('types', types),
  'charset utf-8;',
  `charset_types ${[...textTypes].join(' ')};`,
  '',
  `# Compressed files lie beside the others. ${brotliNote}`,
  'brotli_static on;',
  'gzip_static on;',
  'gzip_vary on;',
  '',
  ...Object.entries(headers)
    .filter(([name]) => !ofFolders.includes(name))
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ...ofFolders.map((name) => `add_header ${name} ${variableOf(name)} always;`),
  'add_header Cache-Control $docs_caching always;',
  'add_header Vary $docs_vary;',
  '',
  `error_page 404 ${basePath}${notFound};`,
  '',
  '# Two slashes are another address than one.',
  'merge_slashes off;',
  'location ~ // {\n  return 404;\n}',
  `location = / {\n  return 302 ${basePath}$is_args$args;\n}`,
  `location = ${basePath.slice(0, -1)} {\n  return 301 ${basePath}$is_args$args;\n}`,
  `location = ${basePath}${notFound} {\n  internal;\n}`,
  ...moved,
  ...prefixes.flatMap(({ from, to, status }) => [
    `location ~ ^${from}(?:/|$) {`,
    '  # From the address as it was sent: what was decoded would have to be encoded again.',
    `  if ($request_uri ~ "^${from}/?([^?]*)") {\n    return ${status} ${to}/$1$is_args$args;\n  }`,
    '  return 404;\n}',
  ]),
  '# Compressed files are forms of others, and no address leads to them.',
  'location ~ \\.(?:br|gz)$ {\n  return 404;\n}',
  '# Nothing hidden is public.',
  'location ~ /\\.(?!well-known/|md$) {\n  return 404;\n}',
  'location / {\n  try_files $docs_first $uri $uri/index.html $docs_guessed =404;\n}',
])}`;
}

/** Names the variable with the value of a header that depends on the folder. */
function variableOf(header: string): string {
  return `$docs_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Ending of the addresses in `findGuessedMarkdown`. */
const guess = '(?:index(?:\\.html)?)?\\.md$';

/**
 * Writes the lines of a map from the `Accept` header to the weight of a media range: `1`, or `0` and its decimals, so that 0.75 is `075`.
 *
 * @param range as a regular expression
 */
function weigh(range: string): string[] {
  const name = range.replace(/\W/g, '');
  const capture = `docs_q_${name === '' ? 'any' : name}`;
  return [
    `"~*(?:^|,)\\s*${range}\\s*;[^,]*?\\bq\\s*=\\s*0(?:\\.(?<${capture}>\\d*))?\\s*(?:[;,]|$)" 0$${capture};`,
    `"~*(?:^|,)\\s*${range}\\s*(?:[;,]|$)" 1;`,
  ];
}

/**
 * Matches two weights as `weigh` writes them, if the first is not 0 and not less than the second. nginx can't calculate, so it compares the
 * first digit in which they differ; if the second has ended there, the next digit of the first that is not 0 decides.
 */
const markdownWins = `^(?:(?<docs_same>1|0\\d*[1-9])0*:\\k<docs_same>0*|(?<docs_start>\\d*)(?:${[
  1, 2, 3, 4, 5, 6, 7, 8, 9,
]
  .map((digit) => `${digit}\\d*:\\k<docs_start>[0-${digit - 1}]\\d*`)
  .join('|')}|0*[1-9]\\d*:\\k<docs_start>))$`;

/** Paths for a separate nginx instance that runs without root privileges. */
export interface NginxRuntime {
  /** Configuration of the site. */
  readonly site: string;
  /** Folder that the user of nginx may write to. */
  readonly state: string;
  /** Pattern of the files that load modules. */
  readonly modules: string;
}

/** @returns text of the main configuration file, for a container or a test */
export function toNginxMain({ site, state, modules }: NginxRuntime): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `include ${modules};
worker_processes auto;
pid ${state}/nginx.pid;
error_log stderr warn;
${block('events', ['worker_connections 1024;'])}
${block('http', [
  'access_log /dev/stdout;',
  'sendfile on;',
  'tcp_nopush on;',
  ...temporary.map((name) => `${name}_temp_path ${state}/${name};`),
  `include ${site};`,
])}`;
}

function block(head: string, lines: readonly string[]): string {
  const body = lines
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`));
  return `${[`${head} {`, ...body, '}'].join('\n')}\n`.replace(/\n\n+ {2}/g, '\n\n  ');
}

/** Checks that an address needs no quotes, so that variables can follow it. */
function bare(address: string): string {
  if (/[\s"';{}$\\]/.test(address)) throw new Error(`nginx can't take this address: ${address}`);
  return address;
}

/** Puts a value in double quotes. nginx interprets `\` and `$` inside them, but none of our values has a variable. */
function quote(value: string): string {
  if (/["\n]/.test(value) || (value.includes('$') && !/^~.*\$$/.test(value)))
    throw new Error(`nginx can't take this value: ${value}`);
  return `"${value}"`;
}

/** Folders and port inside the container, and on any Debian that is set up like it. */
export const containerPlaces = {
  root: '/srv/capacitor-docs',
  port: 8080,
  site: '/etc/nginx/conf.d/capacitor-docs.conf',
  state: '/run/capacitor-docs',
  modules: '/etc/nginx/modules-enabled/*.conf',
} as const;

/**
 * Writes the Containerfile for an image that serves the packaged site. It uses Debian's nginx, because Debian has the brotli module
 * as a separate package, and because the tests run the same nginx.
 */
export function toContainerfile(): string {
  const { root, port, site, state } = containerPlaces;
  return `FROM debian:12-slim
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/* \\
 && install --directory --owner www-data ${state}
COPY nginx.conf /etc/nginx/nginx.conf
COPY capacitor-docs.conf ${site}
COPY site ${root}
USER www-data
EXPOSE ${port}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
}
