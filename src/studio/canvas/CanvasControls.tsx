import { Group, SegmentedControl, Toggle, Tooltip } from '@mantine/core';
import { type CanvasView, pageWidths, useCanvasView } from './canvasView.ts';

const widths = [
  ...pageWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'free', label: 'Free' },
];

const widthOf = (value: string): CanvasView['width'] => pageWidths.find((width) => String(width) === value) ?? 'free';

/** How the page is shown: its width, with or without scripts, to be edited or to be tried. */
export function CanvasControls() {
  const [{ width, hasScripts, isTrying }, change] = useCanvasView();
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="Width of the page in pixels"
        data={widths}
        value={String(width)}
        onChange={(value) => change({ width: widthOf(value) })}
      />
      <Tooltip label="Whether the page runs its scripts">
        <Toggle
          size="sm"
          autoWidth
          px="xs"
          active={hasScripts}
          onActiveChange={(active) => change({ hasScripts: active })}
        >
          Scripts
        </Toggle>
      </Tooltip>
      <Tooltip label="Links, menus and forms react as they do for visitors">
        <Toggle size="sm" autoWidth px="xs" active={isTrying} onActiveChange={(active) => change({ isTrying: active })}>
          Try
        </Toggle>
      </Tooltip>
    </Group>
  );
}
