import { existsSync } from 'node:fs';

/**
 * Chromium without the code for windows, as Debian packages it: the same engine loads a page with half the processor
 * time.
 */
export const headlessShell = { path: '/usr/bin/chromium-headless-shell', debianPackage: 'chromium-headless-shell' };

/**
 * Paths of installed browsers of the Chromium family. In JavaScript, as `npm test` needs it before anything is
 * compiled.
 */
export const chromiumPaths = () =>
  [
    process.env.CHROMIUM_PATH,
    headlessShell.path,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ].filter((path) => path && existsSync(path));

/** The sandbox refuses to start as root, the usual user of containers. */
export const chromiumFlags = () => [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
