import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCommandTree } from '../../../src/packages/reference/cli';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/** Writes a CLI that registers whatever it could access as the descriptions of its commands. */
const writeHostileCli = (port: number): string => `
const { program } = require('commander');
const fs = require('node:fs');
const path = require('node:path');
const attempt = (act) => {
  try { return 'done: ' + act(); } catch (error) { return 'refused: ' + error.code; }
};
const projectFile = ${JSON.stringify(join(projectRoot, 'package.json'))};
const secretFile = path.join(__dirname, '../../../../../secrets/key.txt');
const written = path.join(__dirname, '../../../../../written.txt');
exports.runProgram = () => {
  program.command('environment', JSON.stringify(process.env));
  program.command('own', attempt(() => fs.readFileSync(path.join(__dirname, 'own.txt'), 'utf8')));
  program.command('neighbor', attempt(() => require('neighbor')));
  program.command('read', attempt(() => fs.readFileSync(secretFile, 'utf8')));
  program.command('project', attempt(() => fs.readFileSync(projectFile, 'utf8')));
  program.command('list', attempt(() => fs.readdirSync(path.dirname(secretFile))));
  program.command('write', attempt(() => fs.writeFileSync(written, '')));
  program.command('write beside itself', attempt(() => fs.writeFileSync(path.join(__dirname, 'more.js'), '')));
  program.command('run', attempt(() => require('node:child_process').execFileSync(process.execPath, ['-p', '1'])));
  program.command('thread', attempt(() => new (require('node:worker_threads').Worker)('1', { eval: true }).unref()));
  program.command('connect', attempt(() => require('node:net').connect(9, '127.0.0.1').unref()));
  program.command('listen', attempt(() => require('node:http').createServer().listen(0).unref()));
  program.command('send', attempt(() => require('node:dgram').createSocket('udp4').send('a', 9, '127.0.0.1')));
  program.command('ask for a name', attempt(() => require('node:dns').resolve('secret.example.com', () => {})));
  program.command('ask for an address', attempt(() => require('node:dns').lookup('secret.example.com', () => {})));
  program.command('ask another server', attempt(() => new (require('node:dns').Resolver)().resolve4('a.example', () => {})));
  program.command('read the environment of the build', attempt(() => fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')));
  program.command('link to a secret', attempt(() => fs.symlinkSync(secretFile, path.join(__dirname, 'link.txt'))));
  program.command('load machine code', attempt(() => process.dlopen({ exports: {} }, path.join(__dirname, 'own.txt'))));
  program.command('write a report', attempt(() => process.report.writeReport(path.join(__dirname, 'more.js'))));
  program.command('leave by the side doors', [
    () => fetch('http://127.0.0.1:${port}').catch(() => {}),
    () => new WebSocket('ws://127.0.0.1:${port}'),
    () => require('node:http').get('http://127.0.0.1:${port}').on('error', () => {}),
    () => require('node:tls').connect(${port}, '127.0.0.1').on('error', () => {}),
    () => require('node:http2').connect('http://127.0.0.1:${port}').on('error', () => {}),
    () => require('node:inspector').open(0, '127.0.0.1'),
  ].map(attempt).join());
  program.command('inside', attempt(() => process.binding('fs').open === undefined ? 'nothing' : 'open'));
  program.parse();
};
`;

/** The part of commander that the printing script uses. */
const commander = `
const commands = [];
const make = (name, text) => ({ name: () => name, description: () => text, _aliases: [], _args: [], options: [] });
exports.program = { commands, options: [], command: (name, text) => commands.push(make(name, text)) };
`;

describe('the code of a CLI', () => {
  let folder = '';
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.end().resume();
  });
  let said: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    folder = mkdtempSync(join(tmpdir(), 'hostile-cli-'));
    const files: Record<string, string> = {
      'secrets/key.txt': 'a secret of the disk',
      'app/node_modules/@capacitor/cli/package.json': '{ "name": "@capacitor/cli", "version": "1.0.0" }',
      'app/node_modules/@capacitor/cli/dist/index.js': writeHostileCli(port),
      'app/node_modules/@capacitor/cli/dist/own.txt': 'its own file',
      'app/node_modules/commander/index.js': commander,
      'app/node_modules/neighbor/index.js': 'module.exports = "another package"',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    vi.stubEnv('ALGOLIA_ADMIN_API_KEY', 'a secret of the environment');
    const { commands } = readCommandTree(join(folder, 'app/node_modules/@capacitor/cli'), 'a hostile CLI');
    said = Object.fromEntries(commands.map(({ name, description }) => [name, description]));
  });

  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('runs, and reads itself and the packages beside it', () => {
    expect(said).toMatchObject({ own: 'done: its own file', neighbor: 'done: another package' });
  });

  it('sees nothing of the environment of the build', () => {
    expect(process.env.ALGOLIA_ADMIN_API_KEY).toBe('a secret of the environment');
    expect(said.environment).not.toMatch(/secret|ALGOLIA|npm_|HOME/);
  });

  it.each([
    'read',
    'project',
    'list',
    'write',
    'write beside itself',
    'run',
    'thread',
    'connect',
    'listen',
    'send',
    'ask for a name',
    'ask for an address',
    'ask another server',
    ...(process.platform === 'linux' ? ['read the environment of the build'] : []),
    'link to a secret',
  ])('may not %s', (name) => {
    expect(said[name]).toBe('refused: ERR_ACCESS_DENIED');
    expect(existsSync(join(folder, 'written.txt'))).toBe(false);
    expect(existsSync(join(folder, 'app/node_modules/@capacitor/cli/dist/more.js'))).toBe(false);
  });

  it('may not load machine code', () => {
    expect(said['load machine code']).toBe('refused: ERR_DLOPEN_DISABLED');
  });

  it('reaches no server in any way', async () => {
    expect(said['leave by the side doors']).toMatch(/refused|done/);
    const { port } = server.address() as AddressInfo;
    // All earlier connections are counted before this one closes.
    await new Promise((resolve) => connect(port, '127.0.0.1').once('close', resolve));
    expect(visits).toBe(1);
  });

  it('finds nothing where Node keeps its inside', () => {
    expect(said.inside).toBe('done: nothing');
  });
});
