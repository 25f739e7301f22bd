import { List } from '@mantine/core';
import type { ListingItem } from './listingItem.ts';

interface DetailListProps {
  details: ListingItem['details'];
  id?: string;
  isHidden?: boolean;
}

/** Further points about an item. Hidden ones are shown without scripts and in print. */
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
