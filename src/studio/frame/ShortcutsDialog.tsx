import { Kbd, Modal, Table } from '@mantine/core';
import { formatKeys, keysOf, type Shortcut, shortcuts } from './shortcuts.ts';

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const studioShortcuts = (Object.keys(shortcuts) as Shortcut[]).map((name) => [
    keysOf(name).map(formatKeys).join(', '),
    shortcuts[name].about,
  ]);
  const others = [
    ['↑ ↓ ← →', 'In a tree: move, open and close. On the page: from block to block'],
    ['Enter', 'Choose the entry of a tree. On the page: type into the text that is selected'],
    ['F2, Enter', 'In the table of a list: edit the cell. Tab saves it and goes on, Esc leaves it as it was'],
    ['Alt+↑ ↓', 'In the table of a list: move the row. Shift+Space selects it, Shift+F10 opens its menu'],
    ['Esc', 'Leave a text, then select the block around it, then nothing'],
  ];
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Table>
        <Table.Tbody>
          {[...studioShortcuts, ...others].map(([keys, about]) => (
            <Table.Tr key={keys}>
              <Table.Th scope="row" fw={400} w="9rem">
                <Kbd>{keys}</Kbd>
              </Table.Th>
              <Table.Td>{about}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
