import type { ReactNode } from 'react';
import { type BlockComponent, createBlockElement } from '#render/createBlockElement.tsx';
import type { BlockContext, Labels } from '#shared/content.ts';
import { SlotElements } from '../visitor/clientSlot.tsx';

/** Astro's slots by name: `s0` is the first slot of a container. */
export type SlotProps = Partial<Record<'s0' | 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9', ReactNode>>;

/** Maximum number of slots of a container in the measured sites. */
export const mostSlots = 10;

type IslandProps = SlotProps & Record<string, unknown> & Pick<BlockContext, 'level'>;

/** Makes an Astro island of a block: the component in its providers, as Lintel renders and hydrates it. */
export function island(Block: unknown, labels: unknown) {
  return function Island({ s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, level, ...props }: IslandProps) {
    return (
      <SlotElements value={[s0, s1, s2, s3, s4, s5, s6, s7, s8, s9]}>
        {createBlockElement(Block as BlockComponent, props, { level, labels: labels as Labels })}
      </SlotElements>
    );
  };
}
