import { EmptyState, Loader, ScrollArea, Stack } from '@mantine/core';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Changes.module.css';
import { PublishPanel } from './PublishPanel.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useRepository } from './repositoryQueries.ts';
import { StartRepository } from './StartRepository.tsx';

export function ChangesArea({ opened }: { opened: StudioNavigation }) {
  return (
    <Area opened={opened} start={<AreaTitle>Changes</AreaTitle>}>
      <Changes opened={opened} />
    </Area>
  );
}

function Changes({ opened }: { opened: StudioNavigation }) {
  const { data: repository, error } = useRepository();
  if (error) return <EmptyState pt="xl" title="The changes cannot be read" description={error.message} />;
  if (!repository) return <Loader m="auto" aria-label="Reading what has changed" />;
  if (repository.kind !== 'ready') return <StartRepository kind={repository.kind} />;
  return (
    <div className={classes.changes}>
      <ScrollArea type="auto" className={classes.scroll}>
        <Stack component="main" gap="lg" p="md" maw={900}>
          <ReviewList repository={repository} opened={opened} />
        </Stack>
      </ScrollArea>
      <ScrollArea type="auto" className={classes.publish} component="aside" aria-label="Publish">
        <PublishPanel repository={repository} opened={opened} />
      </ScrollArea>
    </div>
  );
}
