import { Group, SegmentedControl, Toggle, Tooltip } from '@mantine/core';
import type { PageSummary } from '#shared/studio.ts';
import { otherLanguagePageOf } from './otherLanguagePage.ts';
import { pageWidths, useCanvasView } from './useCanvasView.ts';

const widthOptions = [
  ...pageWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'free', label: 'Free' },
];

/**
 * Controls of how the page is shown: width, scripts, trial mode, the other language beside it.
 * @param page absent where pages are only looked at
 */
export function CanvasControls({ page }: { page?: PageSummary | undefined }) {
  const [view, change] = useCanvasView();
  const other = page && otherLanguagePageOf(page);
  const options = [
    { key: 'hasScripts', label: 'Scripts', tooltip: 'Whether the page runs its scripts' },
    { key: 'isTrying', label: 'Try', tooltip: 'Links, menus and forms react as they do for visitors' },
    ...(other ? [{ key: 'isBeside', label: 'Beside', tooltip: `The page in ${other.name} beside it` } as const] : []),
  ] as const;
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="Width of the page in pixels"
        data={widthOptions}
        value={String(view.width)}
        onChange={(value) => change({ width: pageWidths.find((width) => String(width) === value) ?? 'free' })}
      />
      {options.map(({ key, label, tooltip }) => (
        <Tooltip key={key} label={tooltip}>
          <Toggle size="sm" autoWidth px="xs" active={view[key]} onActiveChange={(isOn) => change({ [key]: isOn })}>
            {label}
          </Toggle>
        </Tooltip>
      ))}
    </Group>
  );
}
