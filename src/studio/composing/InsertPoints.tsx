import { ActionIcon } from '@mantine/core';
import plusIcon from '~icons/tabler/plus';
import type { LivePage } from '../canvas/livePage.ts';
import { putAround, usePlaced } from '../canvas/Outline.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useComposing } from './Composing.tsx';
import classes from './InsertPoints.module.css';

/** A "+" at the upper and the lower edge of the block that is selected. */
export function InsertPoints({ page, frame, scale }: { page: LivePage; frame: HTMLElement; scale: number }) {
  const { ask } = useComposing();
  const box = usePlaced(page, { frame }, scale, putAround);
  return (
    <div ref={box} className={classes.points}>
      {(['before', 'after'] as const).map((side) => (
        <ActionIcon
          key={side}
          className={classes.point}
          data-side={side}
          radius="xl"
          size="md"
          aria-label={`Insert a block ${side} this one`}
          onClick={() => ask(side)}
        >
          <Icon svg={plusIcon} size="1rem" />
        </ActionIcon>
      ))}
    </div>
  );
}
