import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import type { PastedPart } from '#markdown/paste/pasted.ts';
import { describeParts, textOfCell } from './describeParts.ts';

/** Parts that could not come, or not in their form. */
interface PartlyPasted {
  /** Sentence about what has happened to them: `came as lines`. */
  what: string;
  lost: readonly PastedPart[];
  /** Adds them as blocks behind what is selected; absent where there are no blocks. */
  addAsBlocks?: (() => void) | undefined;
}

/** Says what of pasted contents could not come, with a way to see it and, where that is possible, to add it as blocks. */
export function showPartlyPasted({ what, lost, addAsBlocks }: PartlyPasted): void {
  if (lost.length === 0) return;
  const canBecomeBlocks = lost.some(({ kind }) => kind === 'table' || kind === 'picture');
  const add = canBecomeBlocks ? addAsBlocks : undefined;
  const id = notifications.show({
    title: 'Not all of it could be pasted',
    autoClose: false,
    color: 'yellow',
    message: (
      <Stack gap="xs">
        <Text size="sm">
          {describeParts(lost)} {what}
        </Text>
        <Group gap="xs">
          <Button size="compact-xs" variant="default" onClick={() => openLostParts(lost)}>
            Show what that is
          </Button>
          {add && (
            <Button
              size="compact-xs"
              onClick={() => {
                notifications.hide(id);
                add();
              }}
            >
              Add as blocks
            </Button>
          )}
        </Group>
      </Stack>
    ),
  });
}

const openLostParts = (lost: readonly PastedPart[]): void =>
  void modals.open({
    title: 'What could not be pasted',
    size: 'lg',
    children: (
      <Stack gap="md">
        {lost.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and their order stays
          <LostPart key={index} part={part} />
        ))}
      </Stack>
    ),
  });

function LostPart({ part }: { part: PastedPart }) {
  if (part.kind === 'table')
    return (
      <Table.ScrollContainer minWidth={0}>
        <Table withTableBorder withColumnBorders>
          <Table.Tbody>
            {part.rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells stay where they are
              <Table.Tr key={index}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells stay where they are
                  <Table.Td key={column}>{textOfCell(cell)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    );
  if (part.kind !== 'picture') return <Text size="sm">{describeParts([part])}</Text>;
  const isElsewhere = /^https?:/.test(part.address);
  return (
    <div>
      <Text size="sm">{part.alt ? `A picture: ${part.alt}` : 'A picture'}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {isElsewhere ? part.address : 'The program has not given it to the browser.'} Copy the picture by itself, or
        save it and drop the file on the page.
      </Text>
    </div>
  );
}
