import { Select, Switch, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { shownText } from '../cellText.ts';
import type { Column } from '../columns.ts';
import classes from '../Lists.module.css';
import type { Plan, ReadRow } from './importRows.ts';

/** So many rows are shown. */
const mostShown = 100;

interface PreviewProps {
  plan: Plan;
  rows: readonly ReadRow[];
  columns: readonly Column[];
  onMap: (mapping: (string | undefined)[]) => void;
}

/** Rows of a sheet with the fields that their columns go into; what could not be understood is marked, with why. */
export function Preview({ plan, rows, columns, onMap }: PreviewProps) {
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const { sheet, isNamed, mapping } = plan;
  const [names = []] = sheet;
  const numbered = rows.map((cells, index) => ({ cells, index }));
  const faulty = numbered.filter(({ cells }) => cells.some((cell) => cell?.why));
  const shown = isFaultyOnly && faulty.length ? faulty : numbered;
  const choices = [
    { value: '', label: 'Leave out' },
    ...columns.map(({ key, title }) => ({ value: key, label: title })),
  ];
  const map = (at: number, key: string | null) =>
    // A field takes one column only.
    onMap(mapping.map((own, index) => (index === at ? key || undefined : own === key ? undefined : own)));
  return (
    <>
      {faulty.length > 0 && (
        <Switch
          size="xs"
          label={`Only lines with cells that were not understood (${faulty.length})`}
          checked={isFaultyOnly}
          onChange={({ currentTarget }) => setFaultyOnly(currentTarget.checked)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <section className={classes.preview} tabIndex={0} aria-label="Preview">
        <Table stickyHeader withColumnBorders>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={48}>
                <Text size="xs" c="dimmed">
                  Line
                </Text>
              </Table.Th>
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet have no other name
                <Table.Th key={at} miw={140}>
                  {isNamed && (
                    <Text size="xs" c="dimmed" truncate title={name}>
                      {name}
                    </Text>
                  )}
                  <Select
                    size="xs"
                    aria-label={`Field for column ${at + 1}${isNamed ? `, ${name}` : ''}`}
                    data={choices}
                    value={mapping[at] ?? ''}
                    allowDeselect={false}
                    searchable={choices.length > 10}
                    onChange={(key) => map(at, key)}
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(0, mostShown).map(({ cells, index }) => (
              <PreviewRow
                key={index}
                {...{ cells, columns, mapping }}
                line={index + (isNamed ? 2 : 1)}
                texts={sheet[index + (isNamed ? 1 : 0)] ?? []}
              />
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {shown.length > mostShown && (
        <Text size="xs" c="dimmed">
          The first {mostShown} of {shown.length.toLocaleString()} rows are shown.
        </Text>
      )}
    </>
  );
}

function PreviewRow(props: {
  cells: ReadRow;
  texts: readonly string[];
  line: number;
  columns: readonly Column[];
  mapping: Plan['mapping'];
}) {
  const { cells, texts, line, columns, mapping } = props;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} c="dimmed">
        {line}
      </Table.Th>
      {texts.map((text, at) => {
        const column = columns.find(({ key }) => key === mapping[at]);
        const cell = cells[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet have no other name
          <Table.Td key={at} className={cell?.why ? classes.notUnderstood : undefined}>
            <Text size="sm" lineClamp={2} {...(!column && { c: 'dimmed', td: 'line-through' })}>
              {column && cell && !cell.why ? shownText(cell.value, column) : text}
            </Text>
            {cell?.why && <span className={classes.why}>{cell.why}</span>}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
