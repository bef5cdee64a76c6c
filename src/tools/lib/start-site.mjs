import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from '../../lib/file-paths.mjs';
import { checkArguments } from './arguments.mjs';
import { runPreflight } from './check-setup.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { explainFailure } from './page-errors.mjs';
import { describeWrongPort, readPort } from './ports.mjs';
import { projectRoot } from './project-root.mjs';
import { compileSources } from './run-command.mjs';
import { createOutputFilter } from './start-output.mjs';

const help = `npm start [-- --port 3001]

Serves the pages while you write them, at http://localhost:3000/docs/, and says what is wrong with them here and in the browser.

  --port N  takes another port; so does the environment variable PORT
  --help    prints this

DOCS_VERSIONS=v5 npm start serves one version, or some (v5,v4).`;

/**
 * The command behind `start.mjs`: checks the setup and the port, then serves the pages while they are being written. What the configuration
 * reads is loaded once, so the server starts again when that changes.
 *
 * @param {readonly string[]} args `--port N`, else the environment variable PORT, else 3000
 * @returns {Promise<void>}
 */
export async function startSite(args) {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  if (!checkArguments(args, { flags: ['--help'], values: ['--port'] })) return;
  const wanted = readPort(args, process.env.PORT);
  if (wanted === null) {
    console.error(describeWrongPort(args, process.env.PORT));
    process.exitCode = 1;
    return;
  }
  const port = String(wanted);
  await runPreflight(['--port', port]);
  if (process.exitCode === 1) return;
  // Whoever shows all versions need not wait for what reads the variable.
  if ((process.env.DOCS_VERSIONS ?? '') !== '' && !(await announceVersions(port))) return;
  process.exitCode = await serve(port);
}

/** Milliseconds in which an editor has written all that it saves. */
const restart = 200;

/**
 * Runs the server, again and again as files change that it has loaded.
 *
 * @param {string} port
 * @returns {Promise<number>} exit code, when the server ends by itself or is told to
 */
async function serve(port) {
  const end = new AbortController();
  try {
    return await serveAgain(port, end.signal);
  } finally {
    end.abort();
  }
}

/**
 * @param {string} port
 * @param {AbortSignal} signal ends the watching of files, which would keep the process alive
 * @returns {Promise<number>}
 */
async function serveAgain(port, signal) {
  /** @type {Set<string>} */
  const loaded = new Set(['docusaurus.config.ts']);
  /** @type {(file: string) => void} */
  let changed = () => {};
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of ['src', '.']) {
    watch(join(projectRoot, folder), { recursive: folder === 'src', signal }, (_event, name) => {
      if (name === null) return;
      const file = folder === '.' ? name : `${folder}/${name.replaceAll('\\', '/')}`;
      if (!isReadAtStart(file, loaded)) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(file), restart);
    });
  }
  for (;;) {
    const server = run(port, loaded);
    const change = new Promise((resolve) => {
      changed = resolve;
    });
    const end = await Promise.race([server.ended, change]);
    if (typeof end === 'string') {
      console.log(`${end} has changed: the server starts again.`);
      server.stop();
      await server.ended;
    } else if (end.wasStopped) {
      return end.code;
    } else {
      const { lines, isInput } = explainFailure(end.output, projectRoot, end.code);
      for (const line of lines) console.error(line);
      if (!isInput) return end.code;
      console.log('The server starts again when that is fixed.');
      console.log(`${await change} has changed: the server starts again.`);
    }
  }
}

/**
 * @param {string} file from the root of the project
 * @param {ReadonlySet<string>} loaded code that the server has loaded
 * @returns {boolean} whether it takes a new server to show a change of the file
 */
export function isReadAtStart(file, loaded) {
  // Docusaurus follows the sidebars by itself; checks and commands are no part of the server.
  if (file === 'sidebars.ts' || /^src\/(?:tools|build\/checks|mcp)\//.test(file)) return false;
  return (
    loaded.has(file) ||
    /^src\/(?:config|reference)\/.*\.(?:ts|mjs|json)$/.test(file) ||
    /^src\/capacitor\/[^/]+\/package\.json$/.test(file)
  );
}

/**
 * @typedef {{ code: number, output: string, wasStopped: boolean }} End
 */

/**
 * Starts one server.
 *
 * @param {string} port
 * @param {Set<string>} loaded the code that it loads is added
 * @returns {{ ended: Promise<End>, stop: () => void }}
 */
function run(port, loaded) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const docusaurus = join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [...compileSources, docusaurus, 'start', '--no-open', '--port', port];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...colour },
  });
  child.on('message', (/** @type {{ loaded?: string }} */ message) => {
    if (message.loaded !== undefined) loaded.add(pathFrom(projectRoot, message.loaded));
  });
  let wasStopped = false;
  let output = '';
  const onSignal = () => {
    wasStopped = true;
  };
  const onTerm = () => {
    onSignal();
    child.kill();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onTerm);
  const filters = [process.stdout, process.stderr].map((stream) =>
    createOutputFilter(projectRoot, (text) => stream.write(text)),
  );
  for (const [index, stream] of [child.stdout, child.stderr].entries()) {
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-longest);
      filters[index]?.write(chunk);
    });
  }
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, output, wasStopped }));
    child.once('close', (code, signal) => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onTerm);
      resolve({ code: code ?? 1, output, wasStopped: wasStopped || signal !== null || code === 0 });
    });
  });
  return { ended, stop: () => void child.kill() };
}

/** Characters of output that a failure is looked for in. */
const longest = 100_000;

/**
 * Says where the pages begin when only some versions are shown, as the line of Docusaurus names a page that is in the latest release alone.
 * Sets the exit code, after one line, when the environment names a version that there is not.
 *
 * @param {string} port
 * @returns {Promise<boolean>} whether there is something to serve
 */
async function announceVersions(port) {
  /** @type {[typeof import('../../config/shown-versions'), typeof import('../../config/versions')]} */
  const [{ readShownVersions }, { basePath }] = await Promise.all([
    loadTypeScript('src/config/shown-versions.ts'),
    loadTypeScript('src/config/versions.ts'),
  ]);
  try {
    const shown = readShownVersions(process.env);
    const first = shown.find(({ state }) => state === 'latest') ?? shown[0];
    if (first !== undefined && first.routePrefix !== '') {
      console.log(`${first.name} begins at http://localhost:${port}${basePath}${first.routePrefix}/`);
    }
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return false;
  }
}
