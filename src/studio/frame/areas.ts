import comingIcon from '~icons/tabler/calendar-event';
import changesIcon from '~icons/tabler/file-diff';
import pagesIcon from '~icons/tabler/files';
import mediaIcon from '~icons/tabler/photo';
import listsIcon from '~icons/tabler/table';
import siteIcon from '~icons/tabler/world-cog';

/** Area of the studio, as an entry of its navigation. */
export interface AreaLink {
  /** First part of its address below `/_studio/`. */
  path: string;
  label: string;
  icon: string;
}

export const areas: readonly AreaLink[] = [
  { path: 'pages', label: 'Pages', icon: pagesIcon },
  { path: 'lists', label: 'Lists', icon: listsIcon },
  { path: 'media', label: 'Media', icon: mediaIcon },
  { path: 'site', label: 'Site', icon: siteIcon },
  { path: 'coming', label: 'Coming', icon: comingIcon },
  { path: 'changes', label: 'Changes', icon: changesIcon },
];
