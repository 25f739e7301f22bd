import { Accordion, ScrollArea, Stack, Text } from '@mantine/core';
import type { AffectedFile } from '#shared/fileOperation.ts';
import classes from './FileDiffs.module.css';

export function FileDiffs({ title, files }: { title: string; files: readonly AffectedFile[] }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <ScrollArea.Autosize mah="40vh" type="auto">
        <Accordion multiple order={3} variant="contained" chevronSize={14}>
          {files.map(({ from, to, diff = '' }, index) => (
            <Accordion.Item key={`${from} ${to}`} value={String(index)}>
              <Accordion.Control className={classes.file}>{to ?? from}</Accordion.Control>
              <Accordion.Panel>
                <Lines diff={diff} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </ScrollArea.Autosize>
    </Stack>
  );
}

function Lines({ diff }: { diff: string }) {
  const lines = diff.split('\n').filter((line) => /^[+-](?!(\+\+|--) )/.test(line));
  return (
    <pre className={classes.lines}>
      {lines.map((line, index) =>
        line.startsWith('+') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and do not move
          <ins key={index}>{line}</ins>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and do not move
          <del key={index}>{line}</del>
        ),
      )}
    </pre>
  );
}
