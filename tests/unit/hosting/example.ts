import { type Hosting, makeHosting } from '../../../src/build/hosting/hosting';

/** The hosting settings of a small build without hosted search or tag manager. */
export const exampleHosting: Hosting = makeHosting(
  { scripts: ["'sha256-abc='"], styles: [] },
  [
    { from: '/docs/apis/storage', to: '/docs/apis/preferences' },
    { from: '/docs/updating/5-0', to: '/docs/next/updating/5-0' },
  ],
  { searchAppId: 'embedded', hasTagManager: false },
);
