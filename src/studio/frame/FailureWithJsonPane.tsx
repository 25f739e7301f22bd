import { lazy, useState } from 'react';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { type Failure, FailureNotice } from '../failures/FailureNotice.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { PartBoundary } from './PartBoundary.tsx';
import classes from './StudioFrame.module.css';

const JsonPane = lazy(() => import('../json/JsonPane.tsx').then(({ JsonPane: component }) => ({ default: component })));

/** Notice in place of a failed part with the JSON pane: it can open another JSON pane. */
export function FailureWithJsonPane({ failure, opened }: { failure: Failure; opened: StudioNavigation }) {
  const [isJsonOpen, setAsked] = useState(false);
  const { place = opened.list && { file: opened.list.file, pointer: '' } } = opened;
  const hasJson = place !== undefined || opened.page !== undefined;
  return (
    <div className={classes.failed}>
      <FailureNotice {...failure} showJson={hasJson && !isJsonOpen ? () => setAsked(true) : undefined}>
        <SaveStatus />
      </FailureNotice>
      {isJsonOpen && (
        <PartBoundary what="The JSON pane">
          <JsonPane opened={{ ...opened, place }} />
        </PartBoundary>
      )}
    </div>
  );
}
