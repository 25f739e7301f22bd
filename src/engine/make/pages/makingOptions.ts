import type { CheckedFolder } from '#engine/check/siteFolder.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { PictureProgress } from '../images/pictureQueue.ts';
import type { BuildState } from '../output/buildState.ts';
import type { DeliveryOptions } from '../output/deliver.ts';
import type { UnfinishedSite } from '../output/unfinishedSite.ts';
import type { PageWorkers } from '../render/pageWorkers.ts';
import type { Shard } from '../shard/shard.ts';

/** What a build is asked for. */
export interface BuildOptions extends DeliveryOptions {
  /** Folder of the site's content. */
  pages: string;
  /** Folder for the finished site, or a link to one; it becomes the new site when everything has succeeded. */
  out: string;
  /** The moment for which dates are judged, a day or a time of the site's clock; now when left out. */
  at?: string;
  /** Makes a preview: drafts are part of it, and search engines are kept out. */
  drafts?: boolean;
}

/** Who follows a build while it runs. */
export interface BuildFollower {
  /** Is given the site when nothing but pictures is missing, which is also when none are; the build goes on when it is done. */
  servable?: (site: UnfinishedSite) => Promise<void>;
  /** Is given how many pictures are made, of those that were missing. */
  pictures?: PictureProgress;
}

/** What a site is made from. */
export interface MakingOptions extends BuildOptions {
  at: string;
  /** Which part of the site; all of it when it is left out. */
  shard?: Shard | undefined;
  /** The content, without errors. */
  checked: CheckedFolder;
  media: Map<string, MeasuredMedia>;
  /** Key of this program. */
  engine: string;
  /** What the last build has made. */
  before: BuildState;
  workers: PageWorkers;
  follower: BuildFollower;
}
