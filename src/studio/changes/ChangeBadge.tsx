import { Badge } from '@mantine/core';

const colours = { added: 'green', removed: 'red', moved: 'violet', changed: 'blue' };

export function ChangeBadge({ change }: { change: keyof typeof colours }) {
  return (
    <Badge size="sm" variant="dot" tt="none" color={colours[change]}>
      {change}
    </Badge>
  );
}
