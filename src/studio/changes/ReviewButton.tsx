import { Button } from '@mantine/core';
import undoIcon from '~icons/tabler/arrow-back-up';
import { Icon } from '../frame/Icon.tsx';

export const reviewButtonProps = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;

/** @param what completes `Show …` */
export function ShowButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button {...reviewButtonProps} aria-label={`Show ${what}`} onClick={onClick}>
      Show
    </Button>
  );
}

export function UndoButton({ what, label = 'Undo', onClick }: { what: string; label?: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon svg={undoIcon} size="1rem" />}
      aria-label={`Undo ${what}`}
      flex="none"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
