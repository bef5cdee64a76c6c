import { defineCommand } from '../command';

export const test = defineCommand({
  usage: 'npm test',
  description: 'runs all tests, after installing and building what they need',
  details: 'The last line is "N passed, N failed". The exit code is 1 when anything failed or did not run.',
  options: {},
  isTest: true,
  run: async () => (await import('../../../tests/runner/run-tests')).runAllTests(),
});
