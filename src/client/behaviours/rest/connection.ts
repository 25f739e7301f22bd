/** Whether what is fetched ahead costs a visitor nothing: the connection is good, and nobody asks to save data. */
export function isGenerous(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return !saveData && effectiveType === '4g';
}
