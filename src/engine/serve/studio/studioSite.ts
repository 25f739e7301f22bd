import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteSource } from '#engine/content/siteSource.ts';
import type { EditHistory } from '#engine/edit/change/editHistory.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import type { DevContent } from '../dev/devContent.ts';
import type { DevSite } from '../dev/devSite.ts';
import type { SaveHandler } from '../dev/saveHandler.ts';
import type { PastSites } from './git/pastSites.ts';

/** Site that the studio edits, with its connections to the dev server. */
export interface StudioSite {
  content: DevContent;
  site: DevSite;
  saves: Pick<SaveHandler, 'recordOwnWrites' | 'subscribe' | 'checkPendingSaves'>;
  history: EditHistory;
  pages: string;
  /** Settles after the first check of the site. */
  ready: () => Promise<void>;
  past?: PastSites | undefined;
  editorSchemas?: ((source: SiteSource) => EditorSchemas) | undefined;
}

export interface ApiRequest {
  site: StudioSite;
  parameters: URLSearchParams;
  /** Parsed JSON body; undefined for GET and for a file upload. */
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
}
