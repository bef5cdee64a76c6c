import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** The emulated phone: a screen of 390 × 844 with a device pixel ratio of 2.6. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

/** Slow 4G as Lighthouse defines it, and a processor four times slower than this one. Speeds in bits per second. */
export const line = { name: 'slow 4G', down: 1_600_000, up: 750_000, latency: 150, cpuSlowdown: 4 } as const;

/** Throttles a page to the speed of the phone. This also applies to pages that it navigates to. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down / 8,
    uploadThroughput: line.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
}
