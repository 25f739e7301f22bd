import { Alert, Anchor, List, NavLink, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/formatText.ts';
import type { SiteReview } from '#shared/review.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import { Icon } from '../frame/Icon.tsx';
import { LongList } from '../frame/LongList.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';

export function ReviewWarnings({ review, opened }: { review: SiteReview; opened: StudioNavigation }) {
  const { problems, lostAddresses, notCompared } = review;
  return (
    <>
      {problems.appeared.length > 0 && (
        <Alert
          color="red"
          title={`${formatCount(problems.appeared.length, 'problem')} appeared`}
          icon={<Icon svg={warningIcon} />}
        >
          <LongList
            rows={problems.appeared}
            keyOf={({ code, file, pointer, line }) => `${code} ${file} ${pointer} ${line}`}
            rowHeight={72}
          >
            {({ file, pointer, line, message, hint, hintInWords = hint }) => (
              <NavLink
                component="button"
                noWrap={false}
                label={message}
                description={`${file}:${line} ${hintInWords}`}
                onClick={() => opened.goTo({ file, pointer })}
              />
            )}
          </LongList>
        </Alert>
      )}
      {lostAddresses.length > 0 && (
        <Alert color="orange" title="Addresses that would be lost" icon={<Icon svg={warningIcon} />}>
          <Stack gap={4}>
            <Text size="sm">
              Links to them from other sites lead nowhere then. Give a page the address as one of its former ones, or
              add a redirect under{' '}
              <Anchor component={Link} to="/site/" c="inherit" underline="always">
                Site
              </Anchor>
              .
            </Text>
            <List size="sm">
              {lostAddresses.map(({ address, file }) => (
                <List.Item key={address}>
                  {address} (was of {file})
                </List.Item>
              ))}
            </List>
          </Stack>
        </Alert>
      )}
      {notCompared.length > 0 && (
        <Alert color="yellow" title="Not everything could be compared" icon={<Icon svg={warningIcon} />}>
          <List size="sm">
            {notCompared.map(({ file, why }) => (
              <List.Item key={file + why}>
                {file}: {why}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
