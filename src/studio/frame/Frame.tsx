import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, Suspense } from 'react';
import { type Opened, useOpened } from '../selection.ts';
import classes from './Frame.module.css';
import { Narrow } from './Narrow.tsx';
import { Rail } from './Rail.tsx';

/**
 * The studio: the way from area to area, and the area that is open.
 * @param area what fills it
 */
export function Frame({ area: Area }: { area: ComponentType<{ opened: Opened }> }) {
  const opened = useOpened();
  const hasRoom = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  if (!hasRoom) return <Narrow opened={opened} />;
  return (
    <div className={classes.studio}>
      <Rail />
      <Suspense fallback={<Loader m="auto" aria-label="Loading" />}>
        <Area opened={opened} />
      </Suspense>
    </div>
  );
}
