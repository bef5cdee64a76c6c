import { describe, expect, it } from 'vitest';
import { checkCoverage } from '../../../src/packages/docs-checks/coverage';
import { makePage } from './fixture';

const reference = {
  plugins: [{ page: 'camera' }, { page: 'device' }],
  commands: [
    { name: 'run', hidden: false },
    { name: 'telemetry', hidden: true },
  ],
};
const index = makePage('apis/index.md', 'All plugins.');
const camera = makePage('apis/camera.md', '::plugin-api{plugin="camera"}');
const device = makePage('apis/device.md', '::plugin-api{plugin="device"}');
const run = makePage('cli/commands/run.md', '::cli-command{name="run"}');
const config = makePage('config.md', '::config-reference');
const messages = (pages: Parameters<typeof checkCoverage>[1]) =>
  checkCoverage('v5', pages, reference).map(({ file, message }) => `${file} ${message}`);

describe('checkCoverage', () => {
  it('accepts pages for all plugins, public commands and the configuration', () => {
    expect(messages([index, camera, device, run, config])).toEqual([]);
  });

  it('reports a plugin without page, and a page without plugin', () => {
    expect(messages([index, camera, makePage('apis/devise.md', 'Text'), run, config])).toEqual([
      'docs/apis/device.md The plugin device of v5 has no page',
      'docs/apis/devise.md v5 has no plugin devise: pages below apis/ are plugins',
    ]);
  });

  it("reports a page that shows another plugin's reference", () => {
    expect(messages([index, camera, makePage('apis/device.md', '::plugin-api{plugin="camera"}'), run, config])).toEqual(
      ['docs/apis/device.md The page must hold ::plugin-api{plugin="device"} once, and no other'],
    );
  });

  it('reports commands without page and pages without command', () => {
    expect(messages([index, camera, device, makePage('cli/commands/run.md', 'Text'), config])).toEqual([
      'docs/cli/ The command "run" of v5 has no page: write one with ::cli-command{name="run"}',
      'docs/cli/commands/run.md A page of a command must hold ::cli-command{name="…"}',
    ]);
  });

  it('reports a command that two pages document', () => {
    const again = makePage('cli/commands/start.md', '::cli-command{name="run"}');
    expect(messages([index, camera, device, run, again, config])).toEqual([
      'docs/cli/commands/start.md The command "run" is documented on a page already',
    ]);
  });

  it('reports a missing or misplaced configuration reference', () => {
    const misplaced = makePage('guides/config.md', '::config-reference');
    expect(messages([index, camera, device, run, misplaced])).toEqual([
      'docs/config.md ::config-reference must stand on this page, and on no other',
    ]);
  });
});
