import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What is open, as the heading of an area in the header of the studio. */
export function AreaTitle({ children }: { children: ReactNode }) {
  return (
    <Text fw={600} size="sm" component="h1" truncate>
      {children}
    </Text>
  );
}
