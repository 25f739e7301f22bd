import { DateInput, type DateInputProps } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';

/** Field of a day with its calendar. Escape closes the calendar first, and only then the dialog it is in. */
export function DayInput(props: DateInputProps) {
  const [isOpen, calendar] = useDisclosure();
  return (
    <DateInput
      {...props}
      // The dialog listens before the field does.
      data-mantine-stop-propagation={isOpen || undefined}
      // The calendar belongs to its form or dialog.
      popoverProps={{
        withinPortal: false,
        floatingStrategy: 'fixed',
        onOpen: calendar.open,
        onClose: calendar.close,
      }}
    />
  );
}
