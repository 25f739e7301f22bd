import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export function AreaTitle({ children }: { children: ReactNode }) {
  return (
    <Text fw={600} size="sm" component="h1" truncate>
      {children}
    </Text>
  );
}
