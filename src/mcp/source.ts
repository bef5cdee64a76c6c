import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Refusal } from './refusal';

/** Where the files of a build are read from. */
export interface DocsSource {
  /** The folder or the address, for messages. */
  readonly place: string;
  /**
   * Reads a file of the build.
   *
   * @param path from the build's folder, with `/`: `data/index.json`
   * @throws one sentence when there is no such file, when it can't be read, or when it would lie elsewhere
   */
  readonly read: (path: string) => Promise<string>;
}

/** Largest file that is read, in bytes; those of the search, the largest that are needed, have half a megabyte. */
export const sizeLimit = 8_000_000;

/** How long an answer over the network may take, in milliseconds. */
const timeLimit = 20_000;

/** A path below the build: names of letters, digits, `_`, `-` and dots that are not at their beginning. */
const plainPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Opens a build.
 *
 * @param place a folder, or an address that begins with `http://` or `https://`
 * @throws one sentence when the folder is none, or the address can't be one
 */
export function openSource(place: string): Promise<DocsSource> {
  return /^https?:\/\//i.test(place) ? openSite(place) : openFolder(place);
}

async function openFolder(place: string): Promise<DocsSource> {
  const folder = await realpath(resolve(place)).catch(() => undefined);
  if (folder === undefined || !(await stat(folder)).isDirectory()) {
    throw new Refusal(`${place} is no folder. Name the folder of a build, or the address of the site.`);
  }
  return {
    place,
    async read(path) {
      requirePlain(path);
      const file = await realpath(join(folder, path)).catch(() => undefined);
      // A link may lead out of the folder.
      if (file === undefined || !file.startsWith(folder + sep)) throw new Refusal(`${place} has no file ${path}.`);
      const stats = await stat(file);
      if (!stats.isFile() || stats.size > sizeLimit)
        throw new Refusal(`${place}: ${path} is no file that can be read.`);
      return readFile(file, 'utf8');
    },
  };
}

async function openSite(place: string): Promise<DocsSource> {
  if (!URL.canParse(place)) throw new Refusal(`${place} is no address.`);
  const base = new URL(place);
  base.search = '';
  base.hash = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return {
    place,
    async read(path) {
      requirePlain(path);
      const address = new URL(path, base);
      if (!address.href.startsWith(base.href)) throw new Refusal(`${address.href} is not below ${base.href}.`);
      return download(address.href);
    },
  };
}

function requirePlain(path: string): void {
  if (!plainPath.test(path)) throw new Refusal(`${JSON.stringify(path)} is no path of a file of the docs.`);
}

/** Other hosts are not asked for anything, so redirects count as failures. */
async function download(address: string): Promise<string> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new Refusal(`${address} answered with ${response.status}.`);
    return await readBody(response, address);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${address} can't be read: ${describe(error)}.`);
  }
}

async function readBody(response: Response, address: string): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text + decoder.decode();
    size += value.byteLength;
    if (size > sizeLimit) {
      await reader?.cancel();
      throw new Refusal(`${address} is larger than ${sizeLimit / 1_000_000} MB.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${timeLimit / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
