import { Alert } from '@mantine/core';
import type { Opened } from '../selection.ts';
import classes from './Frame.module.css';

/** In place of the studio where there is no room for it: says so, and shows the page. */
export function Narrow({ opened }: { opened: Opened }) {
  return (
    <div className={classes.frame}>
      <Alert color="blue" title="The studio needs a wider window" radius={0}>
        From 1024 px on there is room to edit. This is the page.
      </Alert>
      <iframe className={classes.page} title="The page" src={opened.path} />
    </div>
  );
}
