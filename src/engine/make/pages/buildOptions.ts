import type { CheckedFolder } from '#engine/check/siteChecker.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import type { PictureProgress } from '../images/pictureQueue.ts';
import type { BuildState } from '../output/buildState.ts';
import type { DeliveryOptions } from '../output/deliver.ts';
import type { UnfinishedSite } from '../output/unfinishedSite.ts';
import type { PageTask } from '../render/pageMaker.ts';
import type { PageWorkers } from '../render/pageWorkers.ts';
import type { Shard } from '../shard/shard.ts';

export interface BuildOptions extends DeliveryOptions {
  pages: string;
  /** Output folder, or a link to one; it is replaced when the build has succeeded. */
  out: string;
  /** Day or time on the site's clock for which content is published; now when left out. */
  at?: string;
  /** True for a preview: it includes drafts and excludes search engines. */
  drafts?: boolean;
}

export interface BuildListener {
  /** Receives the pages to make; not called if nothing has changed. */
  planned?: (tasks: readonly PageTask[]) => void;
  /** Receives the site when at most pictures are missing. The build continues when the promise resolves. */
  servable?: (site: UnfinishedSite) => Promise<void>;
  pictures?: PictureProgress;
}

export interface SiteBuildOptions extends BuildOptions {
  at: string;
  shard?: Shard | undefined;
  /** Content without errors. */
  checked: CheckedFolder;
  media: Map<string, MeasuredMedia>;
  program: string;
  before: BuildState;
  workers: PageWorkers;
  listener: BuildListener;
}
