import { ActionIcon } from '@mantine/core';
import plusIcon from '~icons/tabler/plus';
import type { CanvasPage } from '../canvas/canvasPage.ts';
import { positionAround, useOverlayPosition } from '../canvas/ElementOutline.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useBlockOperations } from './BlockOperations.tsx';
import classes from './InsertButtons.module.css';

export function InsertButtons({ page, frame, scale }: { page: CanvasPage; frame: HTMLElement; scale: number }) {
  const { ask } = useBlockOperations();
  const box = useOverlayPosition(page, { frame }, scale, positionAround);
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
