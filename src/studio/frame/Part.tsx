import { Loader, Splitter, type SplitterPaneProps, Tabs, type TabsPanelProps } from '@mantine/core';
import { type ReactNode, Suspense, useContext } from 'react';
import { Boundary, type BoundaryProps } from '../failures/Boundary.tsx';
import { OpenedContext } from '../selection.ts';
import classes from './Frame.module.css';

/** What a part of the studio is called when it fails, and what stands for it then. */
type OwnFailure = Pick<BoundaryProps, 'what' | 'place' | 'instead'>;

/** A pane beside others: it fails by itself. */
export function Pane({ what, place, instead, children, ...pane }: SplitterPaneProps & OwnFailure) {
  return (
    <Splitter.Pane {...pane}>
      <Part {...{ what, place, instead }}>{children}</Part>
    </Splitter.Pane>
  );
}

/** What one of several tabs shows: it fails by itself. */
export function TabPane({ what, place, instead, children, ...panel }: TabsPanelProps & OwnFailure) {
  return (
    <Tabs.Panel className={classes.panel} {...panel}>
      <Part {...{ what, place, instead }}>{children}</Part>
    </Tabs.Panel>
  );
}

/** A part of an area, with code of its own that may come later: what has failed is tried again for another place. */
export function Part({ children, ...failure }: OwnFailure & { children: ReactNode }) {
  const opened = useContext(OpenedContext);
  return (
    <Boundary {...failure} of={[opened?.path, opened?.place?.file, opened?.place?.pointer].join('\n')}>
      <Suspense fallback={<Loader m="auto" size="sm" aria-label="Loading" />}>{children}</Suspense>
    </Boundary>
  );
}
