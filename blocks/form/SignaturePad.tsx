import { type PointerEvent, useEffect, useRef } from 'react';
import { drawPicture, drawStroke, type Point, paint, pictureOf, size } from './drawing.ts';
import classes from './Signature.module.css';

interface SignaturePadProps {
  id: string;
  /** Words for those who do not see it. */
  label: string;
  isWrong: boolean;
  /** Id of the message about it. */
  describedBy: string | undefined;
  /** Drawing so far; empty if there is none. */
  value: string;
  onChange: (drawing: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
}

/** An area to draw in with a finger, a pen or the mouse. */
export function SignaturePad({ label, isWrong, describedBy, value, onChange, ...attributes }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Drawing that the area shows. */
  const shown = useRef<string>(undefined);
  /** End of the stroke that is being drawn. */
  const last = useRef<Point>(undefined);

  useEffect(() => {
    if (!canvas.current || shown.current === value) return;
    shown.current = value;
    paint(canvas.current);
    if (value) drawPicture(canvas.current, value, () => shown.current === value);
  }, [value]);

  function start(event: PointerEvent<HTMLCanvasElement>): void {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event.nativeEvent, event.currentTarget);
    drawStroke(event.currentTarget, [last.current, last.current]);
  }
  function move({ currentTarget, nativeEvent, isPrimary }: PointerEvent<HTMLCanvasElement>): void {
    if (!last.current || !isPrimary) return;
    const all = nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (all.length > 0 ? all : [nativeEvent]).map((each) => pointOf(each, currentTarget));
    drawStroke(currentTarget, [last.current, ...points]);
    last.current = points.at(-1);
  }
  function end({ currentTarget, isPrimary }: PointerEvent<HTMLCanvasElement>): void {
    if (!last.current || !isPrimary) return;
    last.current = undefined;
    shown.current = pictureOf(currentTarget);
    onChange(shown.current);
  }
  return (
    <canvas
      {...attributes}
      ref={canvas}
      {...size}
      className={classes.pad}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      tabIndex={-1}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** Place of a pointer in the coordinates of the picture. */
function pointOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, canvas: HTMLCanvasElement): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height];
}
