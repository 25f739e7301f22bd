import type { SiteSource } from '#engine/content/source.ts';
import type { History } from '#engine/edit/change/history.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import type { DevContent } from '../dev/devContent.ts';
import type { DevSite } from '../dev/devSite.ts';
import type { Saves } from '../dev/saves.ts';
import type { PastSites } from './git/pastSites.ts';

/** The site that a studio edits: what the dev server knows of it, and how it is told of what was saved. */
export interface StudioSite {
  content: DevContent;
  site: DevSite;
  saves: Pick<Saves, 'wrote' | 'listen' | 'checkSaved'>;
  history: History;
  /** Folder of the pages, as it was given. */
  pages: string;
  /** Done when the site has been checked for the first time. */
  ready: () => Promise<void>;
  /** The site as it was at commits. */
  past?: PastSites | undefined;
  /** Gives what the editor of JSON knows of a site. */
  editorSchemas?: ((source: SiteSource) => EditorSchemas) | undefined;
}
