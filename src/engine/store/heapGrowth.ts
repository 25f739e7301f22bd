import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes V8 collect garbage when the heap has grown by a third instead of up to four times. Rendering leaves nothing
 * behind, and a smaller heap is no slower (10,000 pages: 8 % less time, 210 MB instead of 290 in one thread; dev server
 * after saves and work in the studio: 260 MB instead of 310, same processor time). Must be called after all code is
 * loaded: V8 rejects compiled code that was cached under other settings.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=35');
  // The last collection has allowed growth to four times: only the next one applies the limit.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
