import comingIcon from '~icons/tabler/calendar-event';
import changesIcon from '~icons/tabler/file-diff';
import pagesIcon from '~icons/tabler/files';
import mediaIcon from '~icons/tabler/photo';
import listsIcon from '~icons/tabler/table';
import siteIcon from '~icons/tabler/world-cog';

/** A part of the studio that fills the window. */
export interface AreaLink {
  /** First part of its address below `/_studio/`. */
  path: string;
  label: string;
  icon: string;
}

/** The areas of the studio, in the order in which its rail shows them. */
export const areas: readonly AreaLink[] = [
  { path: 'pages', label: 'Pages', icon: pagesIcon },
  { path: 'lists', label: 'Lists', icon: listsIcon },
  { path: 'media', label: 'Media', icon: mediaIcon },
  { path: 'site', label: 'Site', icon: siteIcon },
  { path: 'coming', label: 'Coming', icon: comingIcon },
  { path: 'changes', label: 'Changes', icon: changesIcon },
];
