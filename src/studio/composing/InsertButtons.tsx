import { ActionIcon } from '@mantine/core';
import plusIcon from '~icons/tabler/plus';
import { positionAround, useOverlayPosition } from '../canvas/ElementOutline.tsx';
import { Icon } from '../frame/Icon.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import classes from './InsertButtons.module.css';

/** Buttons at the edges of the selected block. */
export function InsertButtons({ page, scale }: { page: FramedPage; scale: number }) {
  const { ask } = useBlockOperations();
  const box = useOverlayPosition(page, 'selectedBlock', scale, positionAround);
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
