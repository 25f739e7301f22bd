import { decodeEntities } from '#shared/decodeEntities.ts';

export interface ExcerptPart {
  text: string;
  isMarked: boolean;
  at: number;
}

/** Splits an excerpt at its `<mark>`s. Any other markup in it stays text. */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
  let at = 0;
  return excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((piece, index) => {
    const text = decodeEntities(piece);
    if (!text) return [];
    const part = { text, isMarked: index % 2 === 1, at };
    at += text.length;
    return part;
  });
}
