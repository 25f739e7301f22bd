/** A piece of text, and where it begins in the whole. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
  at: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Takes an excerpt apart at its `<mark>`s. What else looks like markup in it stays text. */
export function markedParts(excerpt: string): MarkedPart[] {
  let at = 0;
  return excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((piece, index) => {
    const text = piece.replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole);
    if (!text) return [];
    const part = { text, isMarked: index % 2 === 1, at };
    at += text.length;
    return part;
  });
}
