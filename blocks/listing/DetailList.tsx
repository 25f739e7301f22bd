import { List } from '@mantine/core';
import type { Item } from './item.ts';

interface DetailListProps {
  details: Item['details'];
  id?: string;
  isHidden?: boolean;
}

/** Further points about an item; nothing where there are none. Hidden ones are there without scripts, and on paper. */
export function DetailList({ details, id, isHidden }: DetailListProps) {
  if (!details?.length) return null;
  return (
    <List id={id} data-off={isHidden || undefined}>
      {details.map((detail) => (
        <List.Item key={detail}>{detail}</List.Item>
      ))}
    </List>
  );
}
