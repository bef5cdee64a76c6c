import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMediaType, readHosting } from '../../src/packages/docs-cli/serve/hosting-file';
import { projectRoot } from '../../src/packages/shared/files/project-root';

const buildFolder = join(projectRoot, 'build');

/** The site on a server of its own, which can be redeployed while a page is open. */
export interface Deployments {
  readonly origin: string;
  /** Replaces the first deployment with another: other hashes in all names, the old files gone, `data-deployment="b"` on each page. */
  readonly deployAnew: () => void;
  /** From now on, breaks the connection in the middle of each file whose path matches, or never if undefined. */
  readonly breakOff: (path: RegExp | undefined) => void;
  /** From now on, holds each page back until the returned function is called. */
  readonly holdPages: () => () => void;
  /** From now on, sends half of each file whose path matches, as if it were all of it, and lets the browser cache that for a year. */
  readonly cutOff: (path: RegExp | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Reads the hashes in the names of files and folders of the build. */
function readHashes(): Set<string> {
  return new Set(
    readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:assets|search-index)[\\/]/.test(file))
      .flatMap((file) => /(?:\.([0-9a-f]{8,})\.\w+|[\\/]([0-9a-f]{8}))$/.exec(file)?.slice(1) ?? [])
      .filter((hash) => hash !== undefined),
  );
}

/** Replaces the hashes in a text with others. A second call restores them. */
function swapHashes(text: string, hashes: ReadonlySet<string>): string {
  return text.replace(/[0-9a-f]{8,}/g, (hash) => {
    const turned = [...hash].reverse().join('');
    return hashes.has(hash) || hashes.has(turned) ? turned : hash;
  });
}

function toSecondDeployment(path: string, text: string, hashes: ReadonlySet<string>): string {
  const turned = swapHashes(text, hashes);
  if (text.startsWith('<!')) return turned.replace('<html ', '<html data-deployment="b" ');
  // In the lists for offline reading, the revision of every page changes, and with it that of the whole list.
  return path.startsWith('offline/') ? turned.replace(/"(revision":")?([0-9a-f]{16})"/g, '"$1b$2"') : turned;
}

/** Starts the server, with the build as its first deployment. */
export async function startDeployments(): Promise<Deployments> {
  const hosting = readHosting(buildFolder);
  const hashes = readHashes();
  let isSecond = false;
  let broken: RegExp | undefined;
  let held: Promise<void> = Promise.resolve();
  let cut: RegExp | undefined;
  const server = createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/docs\/?/, ''));
    const asked = isSecond ? swapHashes(path, hashes) : path;
    // After the second deployment, names from the first one match no file.
    const content = read(asked) ?? read(join(asked, 'index.html'));
    if (content === undefined) {
      response
        .writeHead(404, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Not found</title><h1>Not found</h1>');
      return;
    }
    if (content.file.endsWith('.html')) await held;
    const isText = /\.(?:css|html|js|json)$/.test(content.file);
    const whole =
      isSecond && isText
        ? new TextEncoder().encode(toSecondDeployment(path, new TextDecoder().decode(content.bytes), hashes))
        : content.bytes;
    const isCut = cut?.test(path) === true;
    const body = isCut ? whole.slice(0, whole.length / 2) : whole;
    response.writeHead(200, {
      'Cache-Control': isCut ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Length': body.length,
      'Content-Type': getMediaType(hosting, content.file),
    });
    if (broken?.test(path)) response.write(body.slice(0, body.length / 2), () => response.destroy());
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deployAnew() {
      isSecond = true;
    },
    breakOff(path) {
      broken = path;
    },
    holdPages() {
      let release!: () => void;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    cutOff(path) {
      cut = path;
    },
    close: () => close(server),
  };
}

function read(file: string): { file: string; bytes: Uint8Array } | undefined {
  try {
    return { file, bytes: new Uint8Array(readFileSync(join(buildFolder, file))) };
  } catch {
    return undefined;
  }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
