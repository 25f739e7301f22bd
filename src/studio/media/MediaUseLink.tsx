import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { capitalize } from '#shared/formatText.ts';
import type { MediaUsage } from '#shared/media.ts';

export function MediaUseLink({ use: { file, pointer, name, words, route } }: { use: MediaUsage }) {
  const at = new URLSearchParams({ at: `${file}#${pointer}` });
  return (
    <div>
      <Anchor component={Link} to={`/pages${route ?? '/'}?${at}`} size="sm">
        {capitalize(name)}
      </Anchor>
      {words && (
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      )}
    </div>
  );
}
