import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Refusal } from './refusal';

/** Source of the files of a build. */
export interface DocsSource {
  /** The folder or the address, for messages. */
  readonly place: string;
  /**
   * Reads a file of the build.
   *
   * @param path from the build's folder, with `/`: `data/index.json`
   * @throws a one-sentence error when the file does not exist, can't be read, or is outside of the build
   */
  readonly read: (path: string) => Promise<string>;
}

/** Limits for reading files. */
export interface SourceLimits {
  /** Largest file, in bytes. */
  readonly size: number;
  /** Timeout for a response over the network, in milliseconds. */
  readonly time: number;
}

/** Default limits. The largest files that are needed are those of the search, with half a megabyte. */
const usualLimits: SourceLimits = { size: 8_000_000, time: 20_000 };

/** Matches a path below the build: names of letters, digits, `_`, `-` and dots, which do not begin with a dot. */
const plainPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Opens a build.
 *
 * @param place a folder, or an address that begins with `http://` or `https://`
 * @throws a one-sentence error when there is no such folder, or the address is not valid
 */
export function openSource(place: string, limits: SourceLimits = usualLimits): Promise<DocsSource> {
  return /^https?:\/\//i.test(place) ? openSite(place, limits) : openFolder(place, limits);
}

async function openFolder(place: string, limits: SourceLimits): Promise<DocsSource> {
  const folder = await realpath(resolve(place)).catch(() => undefined);
  if (folder === undefined || !(await stat(folder)).isDirectory()) {
    throw new Refusal(`${place} is not a folder. Name the folder of a build, or the address of the site.`);
  }
  return {
    place,
    async read(path) {
      requirePlain(path);
      const file = await realpath(join(folder, path)).catch(() => undefined);
      // A symbolic link may point outside of the folder.
      if (file === undefined || !file.startsWith(folder + sep)) throw new Refusal(`${place} has no file ${path}.`);
      const stats = await stat(file);
      if (!stats.isFile() || stats.size > limits.size)
        throw new Refusal(`${place}: ${path} is not a file that can be read.`);
      return readFile(file, 'utf8');
    },
  };
}

async function openSite(place: string, limits: SourceLimits): Promise<DocsSource> {
  if (!URL.canParse(place)) throw new Refusal(`${place} is not an address.`);
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
      return download(address.href, limits);
    },
  };
}

function requirePlain(path: string): void {
  if (!plainPath.test(path)) throw new Refusal(`${JSON.stringify(path)} is not a path of a file of the docs.`);
}

/** Downloads a file. Redirects count as failures, so that no other hosts are contacted. */
async function download(address: string, limits: SourceLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.time);
  try {
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new Refusal(`${address} responded with ${response.status}.`);
    return await readBody(response, address, limits);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${address} can't be read: ${describe(error, limits)}.`);
  }
}

async function readBody(response: Response, address: string, limits: SourceLimits): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text + decoder.decode();
    size += value.byteLength;
    if (size > limits.size) {
      await reader?.cancel();
      throw new Refusal(`${address} is larger than ${limits.size / 1_000_000} MB.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function describe(error: unknown, limits: SourceLimits): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${limits.time / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
