import { Loader, Splitter, type SplitterPaneProps, Tabs, type TabsPanelProps } from '@mantine/core';
import { type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from '../failures/ErrorBoundary.tsx';
import { StudioNavigationContext } from '../studioNavigation.ts';
import classes from './StudioFrame.module.css';

type FailureOptions = Pick<ErrorBoundaryProps, 'what' | 'place' | 'instead'>;

export function Pane({ what, place, instead, children, ...pane }: SplitterPaneProps & FailureOptions) {
  return (
    <Splitter.Pane {...pane}>
      <PartBoundary {...{ what, place, instead }}>{children}</PartBoundary>
    </Splitter.Pane>
  );
}

export function TabPane({ what, place, instead, children, ...panel }: TabsPanelProps & FailureOptions) {
  return (
    <Tabs.Panel className={classes.panel} {...panel}>
      <PartBoundary {...{ what, place, instead }}>{children}</PartBoundary>
    </Tabs.Panel>
  );
}

/** Boundary around a part of an area, whose code may be loaded later. Another selection is tried again. */
export function PartBoundary({ children, ...failure }: FailureOptions & { children: ReactNode }) {
  const opened = useContext(StudioNavigationContext);
  return (
    <ErrorBoundary {...failure} of={[opened?.path, opened?.place?.file, opened?.place?.pointer].join('\n')}>
      <Suspense fallback={<Loader m="auto" size="sm" aria-label="Loading" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
