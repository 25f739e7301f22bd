/** The visitor's connection, if the browser reports it. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns true if the visitor asks to save data, or has too little bandwidth for preloading */
export function isSlowConnection(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: NetworkInformation }).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType);
}
