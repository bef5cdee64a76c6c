import { expect, it } from 'vitest';
import { hashInlineCode } from '../../../src/build/hosting/inline-code';
import { sendHeaders } from '../../../src/plugins/hosting/dev-headers';

it('the headers of npm start are those of the published site, with what its own code needs', () => {
  const { plugin, devServer } = sendHeaders() as {
    plugin: { apply: (compiler: object) => void };
    devServer: { headers: () => Record<string, string> };
  };
  const readPolicy = () => devServer.headers()['Content-Security-Policy'];
  expect(devServer.headers()).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  expect(readPolicy()).toContain("script-src 'self' 'unsafe-eval';");
  expect(readPolicy()).toContain("default-src 'none'");
  const page = '<script>1</script>';
  const done = { tap: (_: string, call: (stats: object) => void) => call({ compilation: { getAsset } }) };
  const getAsset = () => ({ source: { source: () => page } });
  plugin.apply({ hooks: { done } });
  expect(readPolicy()).toContain(`script-src 'self' 'unsafe-eval' ${hashInlineCode([page]).scripts[0]};`);
});
