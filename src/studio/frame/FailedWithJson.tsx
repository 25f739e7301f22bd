import { lazy, useState } from 'react';
import { Unsaved } from '../editing/Unsaved.tsx';
import { FailureNotice } from '../failures/FailureNotice.tsx';
import type { Failure } from '../failures/failure.ts';
import type { Opened } from '../selection.ts';
import classes from './Frame.module.css';
import { Part } from './Part.tsx';

const JsonPane = lazy(() => import('../json/JsonPane.tsx').then(({ JsonPane: component }) => ({ default: component })));

/** In place of a part that has the JSON pane in it: with a JSON pane of its own when somebody asks for one. */
export function FailedWithJson({ failure, opened }: { failure: Failure; opened: Opened }) {
  const [isAsked, setAsked] = useState(false);
  const { place = opened.list && { file: opened.list.file, pointer: '' } } = opened;
  const hasJson = place !== undefined || opened.page !== undefined;
  return (
    <div className={classes.failed}>
      <FailureNotice {...failure} showJson={hasJson && !isAsked ? () => setAsked(true) : undefined}>
        <Unsaved />
      </FailureNotice>
      {isAsked && (
        <Part what="The JSON pane">
          <JsonPane opened={{ ...opened, place }} />
        </Part>
      )}
    </div>
  );
}
