// Generated from the folders beside this file by "npm run gen". Do not edit.
import type { BlockDefinition } from '#shared/block.ts';
import banner from './banner/block.ts';
import callToAction from './call-to-action/block.ts';
import cards from './cards/block.ts';
import explorer from './explorer/block.ts';
import form from './form/block.ts';
import hero from './hero/block.ts';
import linkList from './link-list/block.ts';
import mediaText from './media-text/block.ts';
import postFeed from './post-feed/block.ts';
import richText from './rich-text/block.ts';
import split from './split/block.ts';
import statsStrip from './stats-strip/block.ts';
import testimonials from './testimonials/block.ts';

/** Every block type there is. */
export type BlockType = 'banner' | 'call-to-action' | 'cards' | 'explorer' | 'form' | 'hero' | 'link-list' | 'media-text' | 'post-feed' | 'rich-text' | 'split' | 'stats-strip' | 'testimonials';

/** Block definitions by type. */
export const registry = {
  banner,
  'call-to-action': callToAction,
  cards,
  explorer,
  form,
  hero,
  'link-list': linkList,
  'media-text': mediaText,
  'post-feed': postFeed,
  'rich-text': richText,
  split,
  'stats-strip': statsStrip,
  testimonials,
} satisfies Record<BlockType, BlockDefinition<never>>;
