/**
 * Features that Playwright 1.65.1 turns off. Chromium heeds only the last `--disable-features`, so whoever turns off more must name these too;
 * `tests/unit/tools/chromium-arguments.test.ts` tells when Playwright's list is another.
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

/** The list below the address bar: Chromium 156 loads two pages of its own for it with each window, which take as long as one of ours. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How tests start Chromium: without a sandbox, as containers need it, and without doing anything of its own. */
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
