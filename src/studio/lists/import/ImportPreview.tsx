import { Select, Switch, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { formatCell } from '../cellText.ts';
import type { ListColumn } from '../columns.ts';
import classes from '../Lists.module.css';
import type { ImportPlan, ParsedRow } from './importRows.ts';

const maxShownRows = 100;

interface ImportPreviewProps {
  plan: ImportPlan;
  rows: readonly ParsedRow[];
  columns: readonly ListColumn[];
  onMap: (mapping: (string | undefined)[]) => void;
}

/** Preview of a sheet with the field of each column; cells that could not be parsed show the reason. */
export function ImportPreview({ plan, rows, columns, onMap }: ImportPreviewProps) {
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
    // A field is assigned to one column only.
    onMap(
      mapping.map((assigned, index) => (index === at ? key || undefined : assigned === key ? undefined : assigned)),
    );
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
            {shown.slice(0, maxShownRows).map(({ cells, index }) => (
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
      {shown.length > maxShownRows && (
        <Text size="xs" c="dimmed">
          The first {maxShownRows} of {shown.length.toLocaleString()} rows are shown.
        </Text>
      )}
    </>
  );
}

function PreviewRow(props: {
  cells: ParsedRow;
  texts: readonly string[];
  line: number;
  columns: readonly ListColumn[];
  mapping: ImportPlan['mapping'];
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
              {column && cell && !cell.why ? formatCell(cell.value, column) : text}
            </Text>
            {cell?.why && <span className={classes.why}>{cell.why}</span>}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
