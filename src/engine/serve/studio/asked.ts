import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioSite } from './studioSite.ts';

/** What a browser asks of the studio's server. */
export interface Asked {
  site: StudioSite;
  parameters: URLSearchParams;
  /** What was sent, as JSON; undefined for GET, and where a file is sent. */
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
}
