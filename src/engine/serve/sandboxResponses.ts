import type { ServerResponse } from 'node:http';
import { sandboxPolicy } from '#engine/make/output/filePolicy.ts';

/**
 * Forbids scripts in a response that is opened as a document of its own: they would run in the studio's origin.
 * Responses of Lintel's own pages and scripts undo it with `allowScripts`, or set another policy.
 */
export function sandboxResponse(response: ServerResponse): void {
  response.setHeader('content-security-policy', sandboxPolicy);
  response.setHeader('x-content-type-options', 'nosniff');
}

/** `sandboxResponse` as middleware. */
export function sandboxAllResponses(_request: unknown, response: ServerResponse, next: () => void): void {
  sandboxResponse(response);
  next();
}

/** Removes the sandbox from a response in which all content is escaped. */
export const allowScripts = (response: ServerResponse): void => response.removeHeader('content-security-policy');

/** Removes the sandbox from Vite's error page, which writes its text by script. */
export function allowErrorPageScripts(response: ServerResponse): void {
  if (response.headersSent) return;
  allowScripts(response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
}
