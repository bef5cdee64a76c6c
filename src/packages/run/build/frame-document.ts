import { formatPolicy, toMetaPolicy } from '../../../build/hosting/content-policy';
import { toSource } from '../../../build/hosting/inline-code';
import type { VersionName } from '../../../config/versions';
import { runFolder } from '../addresses';
import type { Bundles } from './bundle-packages';

/** Looks of buttons and fields, those of the site. The sheets of the site are not in a frame. */
const styles =
  'body{margin:.75rem;background:light-dark(#fff,#0b131e);color:light-dark(#27374a,#c9d5e2);font:13px/1.5 system-ui,sans-serif}' +
  'button{min-height:2rem;padding:0 .75rem;border:0;border-radius:8px;background:light-dark(#1c57d9,#86acff);color:light-dark(#fff,#0b131e);font:600 13px system-ui,sans-serif;cursor:pointer}' +
  'input{min-height:2rem;padding:0 .5rem;border:1px solid light-dark(#74859a,#6b7d93);border-radius:8px;font:inherit}' +
  ':focus-visible{outline:2px solid light-dark(#1c57d9,#86acff);outline-offset:2px}';

/** The document of a frame, and the policy that hosts send with it. */
export interface FrameDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Writes the document of a version's frame. Its policy is in it as well, for hosts that send no headers. By itself the document does nothing: it waits for
 * a page around it.
 *
 * @param baseUrl path of the site, with a trailing slash
 */
export function makeFrameDocument(
  version: VersionName,
  { packages, frame, shared }: Pick<Bundles, 'packages' | 'frame' | 'shared'>,
  baseUrl: string,
): FrameDocument {
  const addressOf = (file: string): string => `${baseUrl}${runFolder}/${file}`;
  const imports = Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, addressOf(file)]));
  const map = JSON.stringify({ imports });
  const narrow = narrowScripts(`${baseUrl}${runFolder}/ blob: ${toSource(map)}`);
  const policy = formatPolicy({
    'default-src': ["'none'"],
    // Samples are modules in memory. The first script of the document narrows the rest.
    'script-src': ['https:', 'http:', 'blob:', toSource(map), toSource(narrow)],
    // Nothing but a sample and the elements that it makes has styles here.
    'style-src': ["'unsafe-inline'"],
    'img-src': ['blob:', 'data:'],
    'media-src': ['blob:', 'data:'],
    // What is in memory, and no network.
    'connect-src': ['blob:', 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The element of a frame allows only what its sample needs; a document by itself needs what any may.
    sandbox: ['allow-scripts', 'allow-modals', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });
  const load = (file: string): string => `crossorigin src="${addressOf(file)}"`;
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${toMetaPolicy(policy)}">`,
    `<meta name="robots" content="noindex"><title>Frame for the samples of ${version}</title>`,
    `<script>${narrow}</script><style>${styles}</style><script type="importmap">${map}</script>`,
    ...[packages['@capacitor/core'] ?? '', ...shared].map(
      (file) => `<link rel="modulepreload" crossorigin href="${addressOf(file)}">`,
    ),
    `<script type="module" ${load(frame)}></script></head><body></body></html>`,
  ].join('');
  return { html, policy };
}

/**
 * Writes the script that adds a second policy: of scripts in files, only those of the folder of the frames. It needs the origin of the address, which no build knows.
 * WebKit takes `'self'` in a frame with a sandbox for the origin without a name, which has no files.
 *
 * @param rest the path of the folder, and further sources
 */
function narrowScripts(rest: string): string {
  const content = `"script-src "+location.origin+${JSON.stringify(rest)}`;
  return `document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${content}}))`;
}
