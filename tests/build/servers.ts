import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Hosting } from '../../src/build/hosting/hosting';
import { toNginxMain, toNginxSite } from '../../src/build/hosting/nginx';
import { packageSite } from '../../src/packages/docs-cli/package/package-site';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findFreePort } from '../free-port';

/** A running server of the build. */
export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const modulesFolder = '/etc/nginx/modules-enabled';

/** Debian packages with nginx and the module that it needs to serve the build. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Finds nginx with its Brotli module, and installs Debian's if we have permission.
 *
 * @returns path of the program, or undefined after printing why the tests with nginx are skipped
 */
export function getNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined) return found;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (mayInstall) {
    const options = { timeout: 240_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...nginxPackages], options);
  }
  const installed = findNginx();
  if (installed === undefined) {
    const why = mayInstall ? 'apt-get could not install it' : 'only root on Debian or Ubuntu can install it here';
    console.warn(
      `The tests with nginx are skipped: there is no nginx with brotli (${nginxPackages.join(', ')}), and ${why}.`,
    );
  }
  return installed;
}

function findNginx(): string | undefined {
  const hasBrotli = existsSync(modulesFolder) && readdirSync(modulesFolder).some((name) => name.includes('brotli'));
  if (!hasBrotli) return undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Packages the build for nginx like a release, but with fast compression, and serves the package with the configuration in it. */
export async function startNginx(nginx: string, hosting: Hosting, buildFolder: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const outFolder = join(folder, 'package');
  await packageSite({ host: 'nginx', buildFolder, outFolder, quality: 4 });
  const port = await findFreePort();
  const [site, main, state] = ['site.conf', 'nginx.conf', 'state'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(state);
  // The packaged configuration, except for the paths and the port.
  writeFileSync(site, toNginxSite(hosting, { root: join(outFolder, 'site'), port }));
  writeFileSync(main, toNginxMain({ site, state, modules: `${modulesFolder}/*.conf` }));
  // When started by root, the workers would run as a user who is not allowed to read this folder.
  const options = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn(nginx, ['-c', main, '-g', options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk);
  });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`nginx does not start: ${complaints}`);
}

/** Serves the build with the command from the README. */
export async function startServe(): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(projectRoot, 'src/packages/docs-cli/run.mjs'), 'serve', '--port', '0'], {
    stdio: 'pipe',
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    const read = (chunk: unknown) => {
      output += String(chunk);
      const printed = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (printed !== undefined) resolve(Number(printed));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`npm run serve ended: ${output}`)));
  });
  return { port, stop: () => end(child) };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
