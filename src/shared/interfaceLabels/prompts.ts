/**
 * Words of prompts in each language whose labels are included, at the beginning of a text; the text ends with dots or a
 * dash, or says nothing more than "choose one".
 */
export const promptPatterns: Record<string, RegExp> = {
  en: /^(?:please (?:choose|select|pick)\b.*|(?:choose|select|pick)(?: (?:an?|one|your|the|from|any)\b.*)?|(?:choose|select|pick)\b.*?\s*(?:\.{2,}|…|-{2,}|–|—))$/i,
  de: /^(?:bitte (?:aus)?wählen.*|(?:aus)?wählen(?: Sie\b.*)?|(?:.*\s)?(?:aus)?wählen\s*(?:\.{2,}|…|-{2,}|–|—))$/i,
  hi: /^(?:कृपया .*(?:चुनें|चुनिए|चयन करें).*|.*(?:चुनें|चुनिए|चयन करें)\s*(?:\.{2,}|…|-{2,}|–|—)?)$/,
  ar: /^(?:(?:الرجاء|يرجى|من فضلك) .*(?:اختيار|اختر|تحديد).*|(?:اختر|اختاري|حدد)(?:\s.*)?)$/,
};

/** @returns true if a text only asks to choose: `Choose a course…`, `-- Select --` */
export function isPrompt(text: string): boolean {
  const words = text.trim().replace(/^[-–—\s]+|^\(|\)$/g, '');
  if (words === '' || /^[-–—]{2,}/.test(text.trim())) return true;
  return Object.values(promptPatterns).some((pattern) => pattern.test(words));
}
