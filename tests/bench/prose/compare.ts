import { diffArrays } from 'diff';
import { type Construct, constructsOf } from './constructs.ts';
import { renderBoth } from './renderings.ts';

/** A construct that came out differently. */
export interface Difference {
  file: string;
  kind: string;
  /** Signature in the reference; undefined if there is none. */
  reference?: string | undefined;
  /** Signature in the page; undefined if there is none. */
  lintel?: string | undefined;
}

export interface Comparison {
  /** Number of constructs of the reference by kind, and of those that came out as there. */
  kinds: Map<string, { all: number; same: number }>;
  differences: Difference[];
  refused: { html: number; pictures: number };
}

export const createComparison = (): Comparison => ({
  kinds: new Map(),
  differences: [],
  refused: { html: 0, pictures: 0 },
});

/** Compares one file's page with the reference and adds what it finds. */
export function addFile(comparison: Comparison, file: string, text: string): void {
  const { lintel, reference, refused } = renderBoth(text);
  comparison.refused.html += refused.html;
  comparison.refused.pictures += refused.pictures;
  let missing: Construct[] = [];
  const flush = (extra: Construct[]) => {
    for (let index = 0; index < Math.max(missing.length, extra.length); index++) {
      const [there, here] = [missing[index], extra[index]];
      count(comparison, (there ?? here)?.kind ?? '', false);
      const { kind = '' } = there ?? here ?? {};
      comparison.differences.push({ file, kind, reference: there?.signature, lintel: here?.signature });
    }
    missing = [];
  };
  const isSame = (there: Construct, here: Construct) => there.signature === here.signature;
  for (const part of diffArrays(constructsOf(reference), constructsOf(lintel), { comparator: isSame })) {
    if (part.removed) {
      flush([]);
      missing = part.value;
    } else if (part.added) flush(part.value);
    else {
      flush([]);
      for (const { kind } of part.value) count(comparison, kind, true);
    }
  }
  flush([]);
}

function count({ kinds }: Comparison, kind: string, isSame: boolean): void {
  const counts = kinds.get(kind) ?? { all: 0, same: 0 };
  kinds.set(kind, { all: counts.all + 1, same: counts.same + (isSame ? 1 : 0) });
}
