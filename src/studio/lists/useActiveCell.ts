import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { childPointer, itemIndexIn, parsePointer } from '#shared/pointer.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { pointerOfItem } from './listJson.ts';

export interface CellAddress {
  /** Index of its item in the file; -1 for the header row. */
  row: number;
  /** Key of its column; empty for the row header. */
  key: string;
}

/** Debounce of the address while the user moves by arrow keys, ms. Browsers limit the rate of such changes. */
const debounceMs = 250;

/**
 * Active cell of the table, which is part of the address.
 * @returns the cell, and a function that activates another one; with `isStep` it adds an entry to the browser's history
 */
export function useActiveCell(
  opened: StudioNavigation,
  file: string,
): [CellAddress | undefined, (cell: CellAddress, isStep?: boolean) => void] {
  const { place } = opened;
  const addressPointer = place?.file === file ? place.pointer : undefined;
  const [active, setActive] = useState(() => cellOfPointer(addressPointer));
  const writtenPointer = useRef(addressPointer);
  const write = useDebouncedCallback((cell: CellAddress, isStep: boolean) => {
    const pointer = pointerOf(cell);
    if (pointer === undefined || pointer === writtenPointer.current) return;
    writtenPointer.current = pointer;
    opened.select({ file, pointer }, isStep);
  }, debounceMs);
  useEffect(() => {
    if (addressPointer === writtenPointer.current) return;
    write.cancel();
    writtenPointer.current = addressPointer;
    setActive(cellOfPointer(addressPointer));
  }, [addressPointer, write]);
  const go = useCallback(
    (cell: CellAddress, isStep = false) => {
      setActive(cell);
      write(cell, isStep);
      if (isStep) write.flush();
    },
    [write],
  );
  return [active, go];
}

function cellOfPointer(pointer: string | undefined): CellAddress | undefined {
  const row = itemIndexIn('/items', pointer ?? '');
  return row === undefined ? undefined : { row, key: parsePointer(pointer ?? '')[2] ?? '' };
}

/** Pointer of a cell; undefined in the header row, which is not in the file. */
const pointerOf = ({ row, key }: CellAddress): string | undefined =>
  row < 0 ? undefined : key === '' ? pointerOfItem(row) : childPointer(pointerOfItem(row), key);
