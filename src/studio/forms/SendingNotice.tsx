import { Alert, Button, Text } from '@mantine/core';
import { isObject } from '#shared/json.ts';
import { useFileJson } from '../editing/Editing.tsx';
import { describeSending } from './destination.ts';
import { useFormPanel } from './formPanelState.ts';

/** @returns true if the site says that it only demonstrates */
export function useIsDemonstration(): boolean {
  const site = useFileJson('_site.json');
  return isObject(site) && site.demonstration === true;
}

interface SendingNoticeProps {
  /** Opens the choice of a destination; left out where it is in view. */
  choose?: () => void;
  /** True to say also what is as it should be. */
  isComplete?: boolean;
}

/** Says that a form sends nowhere; nothing if it is sent. */
export function SendingNotice({ choose, isComplete }: SendingNoticeProps) {
  const notice = describeSending(useFormPanel().form, useIsDemonstration());
  if (!notice || !(notice.isWrong || isComplete)) return null;
  return (
    <Alert role="note" m="sm" p="xs" color={notice.isWrong ? 'orange' : 'gray'} title={notice.title}>
      <Text size="xs">{notice.text}</Text>
      {choose && notice.isWrong && (
        <Button mt="xs" size="compact-xs" variant="light" color="orange" onClick={choose}>
          Choose where entries go
        </Button>
      )}
    </Alert>
  );
}
