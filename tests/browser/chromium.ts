import { chromiumPaths, headlessShell } from '#engine/tools/chromiumPaths.mjs';

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
  ],
};

/**
 * The same with the code for windows, where it is installed. A headless build sometimes sends a mouse event as a page
 * opens, which loads code before a test has taken the page's network away.
 */
export const windowedLaunchOptions = {
  ...launchOptions,
  executablePath: chromiumPaths().find((path) => path !== headlessShell.path) ?? launchOptions.executablePath,
};
