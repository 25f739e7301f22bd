import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { addCookie, exchangeAddress, printedAddress } from '../studio/signIn.ts';
import { expect as expectSoon } from './site.ts';

/** Vite compiles the modules of a page on the first request. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** A dev server in a separate process. */
export interface DevServer {
  url: string;
  /** Origin of the studio. */
  studio: string;
  /** Lets a browser into the studio. */
  signIn: (context: BrowserContext) => Promise<void>;
  /** Terminal output so far. */
  said: () => string;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Starts it as `npm run dev` does.
 * @param pages folder of the content
 * @param more options of the command
 * @param fixed ports of the site and the studio, to start it again at the same addresses
 * @param cwd folder of the site, for one with code of its own
 */
export async function startDev(
  pages: string,
  more: string[] = [],
  fixed?: [number, number],
  cwd = root,
): Promise<DevServer> {
  const [port, studioPort] = fixed ?? [await freePort(), await freePort()];
  const ports = ['--port', String(port), '--studio-port', String(studioPort)];
  const scripts = ['compiled.cjs', 'dev.ts'].map((name) => join(root, 'scripts', name));
  const args = [...scripts, '--pages', pages, ...ports, ...more];
  const { NODE_ENV: _, ...outer } = process.env;
  const env = { ...outer, XDG_CACHE_HOME: join(root, '.cache/private') };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  await expect.poll(() => text, { timeout: 60_000 }).toContain('Every block');
  const studio = `http://localhost:${studioPort}`;
  const cookie = await exchangeAddress(printedAddress(text));
  return {
    url: `http://localhost:${port}`,
    studio,
    signIn: (context) => addCookie(context, cookie),
    said: () => text,
    stop: () => stopped(child),
  };
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Waits until the page follows saved changes: the modules load one by one, and again after each change of the code. */
async function waitUntilConnected(page: Page): Promise<void> {
  await page.evaluate((address) => import(address), '/src/client/dev.ts');
}

/** Opens a page and marks its document; `isSame` returns true if it is still that document. */
export async function open(page: Page, path: string): Promise<{ isSame: () => Promise<boolean> }> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await waitUntilConnected(page);
  return { isSame: () => page.evaluate(() => 'mark' in window) };
}

/** The overlay on a page with problems. */
export const overlay = (page: Page) => page.locator('#lintel-problems dialog');

/** The button on pages without problems that shows the number of problems elsewhere. */
export const sign = (page: Page) => page.locator('#lintel-bar').getByRole('button', { name: /problem/ });
