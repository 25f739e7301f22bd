import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';

/**
 * How tests and measurements start Chromium. `CHROMIUM_PATH` names the browser (`npm test` sets it), else the system's,
 * else the one that Playwright brings.
 */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined),
  args: [
    // The sandbox refuses to start for root, which containers are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
