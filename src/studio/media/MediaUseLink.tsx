import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MediaUsage } from '#shared/media.ts';

export function MediaUseLink({ use: { file, pointer, name, words, route } }: { use: MediaUsage }) {
  const at = new URLSearchParams({ at: `${file}#${pointer}` });
  return (
    <div>
      <Anchor component={Link} to={`/pages${route ?? '/'}?${at}`} size="sm">
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </Anchor>
      {words && (
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      )}
    </div>
  );
}
