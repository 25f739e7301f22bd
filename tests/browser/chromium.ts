import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';

/**
 * Options with which tests and measurements start Chromium. `CHROMIUM_PATH` names the browser (`npm test` sets it);
 * otherwise it is the system's, or Playwright's.
 */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined),
  args: [
    // The sandbox refuses to start for root, the user of containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
