import { Table } from '@mantine/core';
import type { BlockContext } from 'lintel/block';
import { Section } from 'lintel/ui/Section';
import classes from './CsvTable.module.css';
import type { Sheet } from './csv-table.build.ts';
import type { CsvTable as Props } from './csv-table.types.ts';

/** A table of a file. On narrow screens it is scrolled by itself, by keyboard too. */
export default function CsvTable({ heading, data: { columns, rows }, level }: Props & { data: Sheet } & BlockContext) {
  return (
    <Section heading={heading} level={level} align="start">
      <Table.ScrollContainer
        minWidth={0}
        type="native"
        role="region"
        tabIndex={0}
        aria-label={heading ?? columns.join(', ')}
      >
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.join()}>
                {row.map((value, index) => (
                  <Table.Td key={columns[index]}>{value}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
