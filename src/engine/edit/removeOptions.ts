import type { EditOptions } from './openSite.ts';

/** What is asked of a removal beside its folder. */
export interface RemoveOptions extends EditOptions {
  /** Address that visitors of the removed page are led to. */
  redirect?: string;
  /** The pages below go too. */
  isSection?: boolean;
}
