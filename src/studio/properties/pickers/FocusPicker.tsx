import { Text } from '@mantine/core';
import { clamp } from '@mantine/hooks';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Json } from '#shared/json.ts';
import { isPicture } from '#shared/media.ts';
import classes from './pickers.module.css';
import { thumbnailUrl } from './Thumbnail.tsx';

/** Picture on which a click sets the focal point for crops, as `70% 30%`. */
export function FocusPicker(props: {
  path: string;
  /** Hash of the file, if its bytes may change while it is shown. */
  hash?: string;
  focus: Json | undefined;
  /** Called with the new point; undefined if the picture has none. */
  onPick: ((focus: string) => void) | undefined;
}) {
  const { path, onPick } = props;
  const [x = 50, y = 50] =
    String(props.focus ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const isDrawing = path.endsWith('.svg');
  const pick = (left: number, top: number) => onPick?.(`${clampPercent(left)}% ${clampPercent(top)}%`);
  const onClick = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (event.detail) pick(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[event.key];
    if (!step) return;
    event.preventDefault();
    pick(x + (step[0] ?? 0), y + (step[1] ?? 0));
  };
  const picture = isPicture(path) && <img className={classes.picture} src={thumbnailUrl(path, props.hash)} alt="" />;
  return (
    <div>
      {onPick && !isDrawing && picture ? (
        <button
          type="button"
          className={classes.focus}
          aria-label={`Focal point: ${x}% from the left, ${y}% from the top. Click the picture, or use the arrow keys.`}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {picture}
          <span
            className={classes.point}
            style={{ left: `${x}%`, top: `${y}%` }}
            data-set={props.focus ? true : undefined}
          />
        </button>
      ) : (
        picture && <div className={classes.frame}>{picture}</div>
      )}
      <Text size="xs" c="dimmed" className={classes.path}>
        {path}
      </Text>
    </div>
  );
}

const clampPercent = (percent: number) => clamp(Math.round(percent), 0, 100);
