import type { ServerResponse } from 'node:http';
import { policyOfFiles } from '#engine/make/output/filePolicy.ts';

/**
 * Has an answer run nothing when it is opened by itself, whoever gives it and at whatever address: a script in it would be
 * of the same origin as the studio. Whoever sends a page or a program of ours says so with `allowScripts`, or has a policy
 * of its own.
 */
export function sandboxAnswer(response: ServerResponse): void {
  response.setHeader('content-security-policy', policyOfFiles);
  response.setHeader('x-content-type-options', 'nosniff');
}

/** The same for all answers that are given after it. */
export function sandboxAnswers(_request: unknown, response: ServerResponse, next: () => void): void {
  sandboxAnswer(response);
  next();
}

/** Takes the policy back from an answer that is all ours: nothing of content is in it that is not escaped. */
export const allowScripts = (response: ServerResponse): void => response.removeHeader('content-security-policy');

/** The same for Vite's page about an error that a page of ours has met: a script in it writes all of its text. */
export function allowErrorPage(response: ServerResponse): void {
  if (response.headersSent) return;
  allowScripts(response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
}
