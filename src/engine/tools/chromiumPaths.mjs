import { existsSync } from 'node:fs';

/** Where Chromium and its kin are installed; JavaScript, as `npm test` looks there before anything is compiled. */
export const chromiumPaths = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ].filter((path) => path && existsSync(path));

/** The sandbox refuses to start for root, which containers are. */
export const chromiumFlags = () => [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
