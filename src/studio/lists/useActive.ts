import { useCallback, useEffect, useRef, useState } from 'react';
import { keysOfPointer, pointerTo } from '#shared/applyChange.ts';
import type { Opened } from '../selection.ts';
import { itemAt, pointerOfItem } from './listJson.ts';

/** The cell that somebody is at. */
export interface Cell {
  /** Index of its item in the file; -1 for the row of names. */
  row: number;
  /** Key of its column; empty for what stands for the whole row. */
  key: string;
}

/** After which the address follows somebody who goes through the table with the arrow keys, ms: browsers bear no more. */
const followMs = 250;

/**
 * The cell that somebody is at, which stands in the address.
 * @param file of the list
 * @returns the cell, and what goes to another one: as a step that one can go back from, where it is said
 */
export function useActive(opened: Opened, file: string): [Cell | undefined, (cell: Cell, isStep?: boolean) => void] {
  const { place } = opened;
  const inAddress = place?.file === file ? place.pointer : undefined;
  const [active, setActive] = useState(() => cellAt(inAddress));
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const select = useRef(opened.select);
  select.current = opened.select;
  useEffect(() => {
    if (inAddress === written.current) return;
    clearTimeout(timer.current);
    written.current = inAddress;
    setActive(cellAt(inAddress));
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = useCallback(
    (cell: Cell, isStep = false) => {
      setActive(cell);
      clearTimeout(timer.current);
      const write = () => {
        const pointer = pointerOf(cell);
        if (pointer === undefined || pointer === written.current) return;
        written.current = pointer;
        select.current({ file, pointer }, isStep);
      };
      if (isStep) write();
      else timer.current = setTimeout(write, followMs);
    },
    [file],
  );
  return [active, go];
}

function cellAt(pointer: string | undefined): Cell | undefined {
  const row = itemAt(pointer);
  return row === undefined ? undefined : { row, key: keysOfPointer(pointer ?? '')[2] ?? '' };
}

/** Undefined in the row of names, which is no place of the file. */
const pointerOf = ({ row, key }: Cell): string | undefined =>
  row < 0 ? undefined : key === '' ? pointerOfItem(row) : pointerTo(pointerOfItem(row), key);
