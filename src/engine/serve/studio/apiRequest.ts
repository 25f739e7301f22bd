import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioSite } from './studioSite.ts';

export interface ApiRequest {
  site: StudioSite;
  parameters: URLSearchParams;
  /** Parsed JSON body; undefined for GET and for a file upload. */
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
}
