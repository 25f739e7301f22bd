import { Alert } from '@mantine/core';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './StudioFrame.module.css';

/** Replaces the studio in a narrow window: a notice and the page. */
export function NarrowWindowNotice({ opened }: { opened: StudioNavigation }) {
  return (
    <div className={classes.frame}>
      <Alert color="blue" title="The studio needs a wider window" radius={0}>
        From 1024 px on there is room to edit. This is the page.
      </Alert>
      <iframe className={classes.page} title="The page" src={opened.path} />
    </div>
  );
}
