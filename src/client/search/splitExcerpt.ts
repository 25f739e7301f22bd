export interface ExcerptPart {
  text: string;
  isMarked: boolean;
  at: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Splits an excerpt at its `<mark>`s. Any other markup in it stays text. */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
  let at = 0;
  return excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((piece, index) => {
    const text = piece.replace(/&(\w+|#\w+);/g, (match, name: string) => entities[name] ?? match);
    if (!text) return [];
    const part = { text, isMarked: index % 2 === 1, at };
    at += text.length;
    return part;
  });
}
