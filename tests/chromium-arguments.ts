/**
 * Features that Playwright 1.65.1 turns off. Chromium obeys only the last `--disable-features`, so turning off more requires listing these too.
 * `tests/unit/tools/chromium-arguments.test.ts` fails when Playwright's list changes.
 */
export const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The popup below the address bar. For each window, Chromium 156 loads two pages of its own for it, which take as long as one of ours. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments that tests start Chromium with: without a sandbox, as containers require, and without background activity. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...popups].join(',')}`,
];
