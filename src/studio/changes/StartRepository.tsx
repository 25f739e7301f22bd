import { Button, EmptyState, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Author } from '#shared/publish.ts';
import gitIcon from '~icons/tabler/brand-git';
import { postToApi } from '../api.ts';
import { showFailure } from '../editing/showFailure.ts';
import { Icon } from '../frame/Icon.tsx';
import { AuthorFields, isNamed } from './AuthorFields.tsx';
import { refetchRepository } from './repositoryQueries.ts';

export function StartRepository({ kind }: { kind: 'missing' | 'none' }) {
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    postToApi('start-repository', isNamed(author) ? { author } : {})
      .then(refetchRepository)
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  const isMissing = kind === 'missing';
  return (
    <EmptyState
      role="main"
      pt="xl"
      maw={480}
      mx="auto"
      icon={<Icon svg={gitIcon} size="2rem" />}
      title={isMissing ? 'Git is not installed' : 'These pages have no history yet'}
    >
      <Stack gap="md">
        <Text size="sm" ta="center">
          {isMissing
            ? 'Git keeps every published state of the site. Install it from git-scm.com, and reload the studio.'
            : 'Git keeps every published state of the site: you see what has changed, bring earlier versions back, and publish. Start a repository in the folder of the pages, with the site as it is now as its first commit.'}
        </Text>
        {!isMissing && (
          <>
            <AuthorFields author={author} onChange={setAuthor} note="Only where Git does not know you yet." />
            <Button onClick={start} loading={isBusy}>
              Start a repository
            </Button>
          </>
        )}
      </Stack>
    </EmptyState>
  );
}
