import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../failures/Boundary.tsx';
import { type Opened, OpenedContext, useOpened } from '../selection.ts';
import { FailedWithJson } from './FailedWithJson.tsx';
import classes from './Frame.module.css';
import { Narrow } from './Narrow.tsx';
import { Rail } from './Rail.tsx';

/**
 * The studio: the way from area to area, and the area that is open.
 * @param area what fills it
 */
export function Frame({ area: Area }: { area: ComponentType<{ opened: Opened }> }) {
  const opened = useOpened();
  const { pathname } = useLocation();
  const hasRoom = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  if (!hasRoom) return <Narrow opened={opened} />;
  return (
    <OpenedContext value={opened}>
      <div className={classes.studio}>
        <Rail />
        <Boundary
          what="This area of the studio"
          of={pathname}
          instead={(failure) => <FailedWithJson failure={failure} opened={opened} />}
        >
          <Suspense fallback={<Loader m="auto" aria-label="Loading" />}>
            <Area opened={opened} />
          </Suspense>
        </Boundary>
      </div>
    </OpenedContext>
  );
}
