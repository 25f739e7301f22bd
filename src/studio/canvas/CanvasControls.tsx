import { Group, SegmentedControl, Toggle, Tooltip } from '@mantine/core';
import type { PageSummary } from '#shared/studio.ts';
import { otherLanguagePageOf } from './otherLanguagePage.ts';
import { type CanvasView, pageWidths, useCanvasView } from './useCanvasView.ts';

const widthOptions = [
  ...pageWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'free', label: 'Free' },
];

const parseWidth = (value: string): CanvasView['width'] =>
  pageWidths.find((width) => String(width) === value) ?? 'free';

/**
 * Controls of how the page is shown: width, scripts, trial mode, the other language beside it.
 * @param page the opened page; absent where pages are only looked at
 */
export function CanvasControls({ page }: { page?: PageSummary | undefined }) {
  const [{ width, hasScripts, isTrying, isBeside }, change] = useCanvasView();
  const other = page && otherLanguagePageOf(page);
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="Width of the page in pixels"
        data={widthOptions}
        value={String(width)}
        onChange={(value) => change({ width: parseWidth(value) })}
      />
      <OptionToggle
        tooltip="Whether the page runs its scripts"
        isOn={hasScripts}
        onChange={(on) => change({ hasScripts: on })}
      >
        Scripts
      </OptionToggle>
      <OptionToggle
        tooltip="Links, menus and forms react as they do for visitors"
        isOn={isTrying}
        onChange={(on) => change({ isTrying: on })}
      >
        Try
      </OptionToggle>
      {other && (
        <OptionToggle
          tooltip={`The page in ${other.name} beside it`}
          isOn={isBeside}
          onChange={(on) => change({ isBeside: on })}
        >
          Beside
        </OptionToggle>
      )}
    </Group>
  );
}

interface OptionToggleProps {
  tooltip: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function OptionToggle({ tooltip, isOn, onChange, children }: OptionToggleProps) {
  return (
    <Tooltip label={tooltip}>
      <Toggle size="sm" autoWidth px="xs" active={isOn} onActiveChange={onChange}>
        {children}
      </Toggle>
    </Tooltip>
  );
}
