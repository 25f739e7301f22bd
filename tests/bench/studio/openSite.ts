import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addCookie, exchangeAddress, printedAddress } from '../../studio/signIn.ts';
import { freePort, type RunningServer, startProcess } from '../dev/devProcess.ts';

/** A site in dev, with its studio in a tab. */
export interface OpenSite {
  server: RunningServer;
  /** Opens a tab that is let into the studio. */
  openTab: () => Promise<{ page: Page; studio: string }>;
}

const root = join(import.meta.dirname, '../../..');

/** Starts the dev server of a folder of pages as `npm run dev` does. The cache is beside the folder. */
export async function openSite(pages: string, browser: Browser): Promise<OpenSite> {
  const script = [join(root, 'scripts/compiled.cjs'), join(root, 'scripts/dev.ts')];
  const command = [...script, '--pages', pages, '--studio-port', String(await freePort())];
  const server = await startProcess(process.execPath, command, { cwd: root, env: { LINTEL_CACHE: `${pages}-cache` } });
  return { server, openTab: () => openTab(server, browser) };
}

async function openTab(server: RunningServer, browser: Browser): Promise<{ page: Page; studio: string }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first request compiles the studio.
  page.setDefaultTimeout(120_000);
  // The compiler of this script names its functions with this helper, also those that run in the page.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  const printed = printedAddress(server.said());
  await addCookie(page.context(), await exchangeAddress(printed));
  return { page, studio: new URL(printed ?? '').origin };
}
