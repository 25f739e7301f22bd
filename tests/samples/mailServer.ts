import { onTestFinished } from 'vitest';
import { openMailServer } from './openMailServer.ts';

/** Mail server that ends with the test. */
export async function startMailServer() {
  const { close, ...server } = await openMailServer();
  onTestFinished(close);
  return server;
}
