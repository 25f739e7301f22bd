// Generated from the folders beside this file by "npm run gen". Do not edit.
import type { BlockDefinition } from '#shared/block.ts';
import accordion from './accordion/block.ts';
import banner from './banner/block.ts';
import callToAction from './call-to-action/block.ts';
import cards from './cards/block.ts';
import code from './code/block.ts';
import consent from './consent/block.ts';
import explorer from './explorer/block.ts';
import form from './form/block.ts';
import gallery from './gallery/block.ts';
import hero from './hero/block.ts';
import linkList from './link-list/block.ts';
import listing from './listing/block.ts';
import map from './map/block.ts';
import marquee from './marquee/block.ts';
import mediaText from './media-text/block.ts';
import postFeed from './post-feed/block.ts';
import quote from './quote/block.ts';
import receipt from './receipt/block.ts';
import recording from './recording/block.ts';
import richText from './rich-text/block.ts';
import split from './split/block.ts';
import statsStrip from './stats-strip/block.ts';
import table from './table/block.ts';
import tabs from './tabs/block.ts';
import testimonials from './testimonials/block.ts';
import { custom } from './custom.ts';

/** Every block type there is. */
export type BlockType = 'accordion' | 'banner' | 'call-to-action' | 'cards' | 'code' | 'consent' | 'explorer' | 'form' | 'gallery' | 'hero' | 'link-list' | 'listing' | 'map' | 'marquee' | 'media-text' | 'post-feed' | 'quote' | 'receipt' | 'recording' | 'rich-text' | 'split' | 'stats-strip' | 'table' | 'tabs' | 'testimonials';

/** Block definitions by type. */
export const registry: Record<BlockType, BlockDefinition<never>> = {
  accordion,
  banner,
  'call-to-action': callToAction,
  cards,
  code,
  consent,
  explorer,
  form,
  gallery,
  hero,
  'link-list': linkList,
  listing,
  map,
  marquee,
  'media-text': mediaText,
  'post-feed': postFeed,
  quote,
  receipt,
  recording,
  'rich-text': richText,
  split,
  'stats-strip': statsStrip,
  table,
  tabs,
  testimonials,
  ...custom,
};
