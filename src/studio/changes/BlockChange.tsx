import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BlockReview, PageReview } from '#shared/review.ts';
import eyeIcon from '~icons/tabler/eye';
import { Icon } from '../frame/Icon.tsx';
import { framedAddressWithoutScripts, pastPageAddress } from '../framedPages/siteOrigin.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { BlockPreview } from './BlockPreview.tsx';
import { ChangeBadge } from './ChangeBadge.tsx';
import classes from './Changes.module.css';
import { reviewButtonProps, ShowButton, UndoButton } from './ReviewButton.tsx';
import { useRestore } from './useRestore.ts';
import { ValueChange } from './ValueChange.tsx';

interface BlockChangeProps {
  block: BlockReview;
  page: PageReview;
  commit: string | undefined;
  opened: StudioNavigation;
}

export function BlockChange({ block, page, commit, opened }: BlockChangeProps) {
  const { change, label, name, place, placeBefore, values } = block;
  const [isShown, setShown] = useState(false);
  const { part } = useRestore();
  const title = name ? `${label} “${name}”` : label;
  const file = (place ?? placeBefore)?.file ?? page.file;
  const undo = () =>
    part({
      file,
      pastFile: placeBefore?.file,
      now: place?.pointer,
      before: placeBefore?.pointer,
      isMoved: change === 'moved' && values.length === 0,
      name: title,
    });
  return (
    <Box component="li" className={classes.block}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Group gap="xs" miw={0}>
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <ChangeBadge change={change} />
        </Group>
        <Group gap={4} wrap="nowrap">
          {commit !== undefined && (
            <Button
              {...reviewButtonProps}
              aria-expanded={isShown}
              aria-label={`Pictures of ${title}, before and after`}
              leftSection={<Icon svg={eyeIcon} size="1rem" />}
              onClick={() => setShown(!isShown)}
            >
              Pictures
            </Button>
          )}
          {place && <ShowButton what={`${title} on the page`} onClick={() => opened.open(page.route, place)} />}
          <UndoButton what={`the change of ${title}`} onClick={undo} />
        </Group>
      </Group>
      <Stack gap="xs" mt={values.length ? 'xs' : 0}>
        {values.map((value) => (
          <ValueChange key={value.pointer + value.name} {...{ value, block, file, commit }} />
        ))}
      </Stack>
      {isShown && commit !== undefined && (
        <div className={classes.sides}>
          <BlockPreview
            name={`${title} before`}
            src={pastPageAddress(commit, page.route)}
            place={placeBefore}
            caption="Before"
          />
          <BlockPreview
            name={`${title} now`}
            src={framedAddressWithoutScripts(page.route)}
            place={place}
            caption="Now"
          />
        </div>
      )}
    </Box>
  );
}
