/** Ids in the frame of every page, outside of its content, that links may lead to: its top, and the start of the content. */
export const linkedShellIds = ['top', 'main'];

/** All ids in the frame of a page. No block may have one of them: a link or a button of the frame would lead to the block. */
export const shellIds: readonly string[] = [
  ...linkedShellIds,
  'menu',
  'menu-title',
  'enquiry',
  'enquiry-title',
  'loader',
  'page-css',
];
