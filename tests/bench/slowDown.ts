import type { BrowserContext, Page } from '@playwright/test';
import { size } from './smoke.ts';

export interface Slowness {
  /** Round trip of every request, ms. */
  roundTripMs: number;
  /** Factor by which the processor is slower than this machine's. */
  processor: number;
}

const bitsPerSecond = size(1.6e6, 16e6);

/** Slows a page down from now on: 1.6 Mbps, with the given round trip and processor. A smoke run is hardly slowed. */
export async function slowDown(
  page: Page,
  context: BrowserContext,
  { roundTripMs, processor }: Slowness,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: size(roundTripMs, 10),
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: size(processor, 1) });
}

/**
 * Makes a page report that the visitor saves data, so that it prefetches nothing. Must be called before the page is
 * opened.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
