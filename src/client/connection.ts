/** Connection of the visitor, as far as the browser says it. https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Reports whether the visitor asks to save data, or has so little bandwidth that nothing may come unasked. */
export function isSlow(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType);
}
