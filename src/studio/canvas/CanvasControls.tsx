import { Group, SegmentedControl, Toggle, Tooltip } from '@mantine/core';
import type { PageSummary } from '#shared/studio.ts';
import { besidePage } from './besidePage.ts';
import { type CanvasView, pageWidths, useCanvasView } from './canvasView.ts';

const widths = [
  ...pageWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'free', label: 'Free' },
];

const widthOf = (value: string): CanvasView['width'] => pageWidths.find((width) => String(width) === value) ?? 'free';

/**
 * How the page is shown: its width, with or without scripts, to be edited or to be tried, beside another language.
 * @param page that is open; absent where pages are only looked at
 */
export function CanvasControls({ page }: { page?: PageSummary | undefined }) {
  const [{ width, hasScripts, isTrying, isBeside }, change] = useCanvasView();
  const other = page && besidePage(page);
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="Width of the page in pixels"
        data={widths}
        value={String(width)}
        onChange={(value) => change({ width: widthOf(value) })}
      />
      <Choice says="Whether the page runs its scripts" isOn={hasScripts} onChange={(on) => change({ hasScripts: on })}>
        Scripts
      </Choice>
      <Choice
        says="Links, menus and forms react as they do for visitors"
        isOn={isTrying}
        onChange={(on) => change({ isTrying: on })}
      >
        Try
      </Choice>
      {other && (
        <Choice
          says={`The page in ${other.name} beside it`}
          isOn={isBeside}
          onChange={(on) => change({ isBeside: on })}
        >
          Beside
        </Choice>
      )}
    </Group>
  );
}

interface ChoiceProps {
  /** What it is about, in a tooltip. */
  says: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function Choice({ says, isOn, onChange, children }: ChoiceProps) {
  return (
    <Tooltip label={says}>
      <Toggle size="sm" autoWidth px="xs" active={isOn} onActiveChange={onChange}>
        {children}
      </Toggle>
    </Tooltip>
  );
}
