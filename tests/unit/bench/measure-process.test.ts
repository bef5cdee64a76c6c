import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { childEnv } from '../../bench/child-env';
import { measure } from '../../bench/measure-process';

const run = (script: string) => measure([process.execPath, '-e', script], projectRoot);

describe.skipIf(process.platform !== 'linux')('measure', () => {
  it('counts the time and the memory of what a command starts, too', async () => {
    const burn = 'const held = Buffer.alloc(2e8, 1); while (process.cpuUsage().user < 400_000); held.at(0)';
    const parent = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`;
    const cost = await run(parent);
    expect(cost.code, cost.output).toBe(0);
    expect(cost.cpu).toBeGreaterThan(0.4);
    expect(cost.wall).toBeGreaterThan(0.2);
    expect(cost.peakMemory).toBeGreaterThan(190);
  }, 60_000);

  it('hands over the exit code and what was printed', async () => {
    expect(await run('console.log("a"); console.error("b"); process.exit(3)')).toMatchObject({
      code: 3,
      output: expect.stringMatching(/a\n[\s\S]*b\n|b\n[\s\S]*a\n/),
    });
  });

  it('fails for a program that is not there', async () => {
    expect((await measure(['no-such-program'], projectRoot)).code).toBe(1);
  });
});

describe('childEnv', () => {
  it('is that of production, whatever loads the benchmark', () => {
    expect(childEnv({ NAME: 'value' })).toMatchObject({
      NODE_ENV: 'production',
      NAME: 'value',
      PATH: process.env.PATH,
    });
  });
});
