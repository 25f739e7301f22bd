import { useCallback, useEffect, useRef, useState } from 'react';
import { childPointer, itemIndexIn, parsePointer } from '#shared/pointer.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { pointerOfItem } from './listJson.ts';

/** Address of a cell in the table. */
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
 * @param file file of the list
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const select = useRef(opened.select);
  select.current = opened.select;
  useEffect(() => {
    if (addressPointer === writtenPointer.current) return;
    clearTimeout(timer.current);
    writtenPointer.current = addressPointer;
    setActive(cellOfPointer(addressPointer));
  }, [addressPointer]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = useCallback(
    (cell: CellAddress, isStep = false) => {
      setActive(cell);
      clearTimeout(timer.current);
      const write = () => {
        const pointer = pointerOf(cell);
        if (pointer === undefined || pointer === writtenPointer.current) return;
        writtenPointer.current = pointer;
        select.current({ file, pointer }, isStep);
      };
      if (isStep) write();
      else timer.current = setTimeout(write, debounceMs);
    },
    [file],
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
