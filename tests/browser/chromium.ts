import { chromiumPaths } from '#engine/tools/chromiumPaths.mjs';

/**
 * Options with which tests and measurements start Chromium: the installed one, or else Playwright's. `CHROMIUM_PATH`
 * names another browser (`npm test` sets it).
 */
export const launchOptions = {
  executablePath: chromiumPaths()[0],
  args: [
    // The sandbox refuses to start for root, the user of containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Headless builds know of no network, for which the browser and we would choose otherwise what is fetched ahead.
    '--force-effective-connection-type=4G',
  ],
};
