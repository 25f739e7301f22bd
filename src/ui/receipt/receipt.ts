/** Receipt of an entry that has been sent. It holds nothing of what was typed. */
export interface Receipt {
  /** Number under which whoever received the entry knows it. */
  reference: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Name in the session storage, which ends with the tab. */
const storageKey = 'lintel-receipt';

/** Hands the receipt of the last entry on to the next page; undefined if the entry has none. */
export function storeReceipt(receipt: Receipt | undefined): void {
  try {
    if (receipt) sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be full or forbidden: the page thanks without a number.
  }
}

/** @returns the receipt of the last entry sent in this tab; undefined if there is none */
export function readReceipt(): Receipt | undefined {
  try {
    const { reference, sentAt } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof reference === 'string' && typeof sentAt === 'number' ? { reference, sentAt } : undefined;
  } catch {
    return undefined;
  }
}
