/** Words of links that ask to press them and say nothing else, in each language whose labels are included. */
export const pressHere: Record<string, RegExp> = {
  en: /^(?:please )?(?:(?:click|press|tap)(?: on)? )?here$|^(?:click|press|tap) (?:this|me)$/i,
  de: /^(?:bitte )?(?:hier(?: klicken)?|klicken sie(?: bitte)? hier|klick(?:e)? hier)$/i,
  hi: /^(?:कृपया )?(?:यहाँ|यहां)(?: पर)?(?: (?:क्लिक|दबाएँ|दबाएं|टैप)(?: करें| कीजिए)?)?$/,
  ar: /^(?:(?:اضغط|انقر|اضغطي|انقري)(?: على)? )?هنا$/,
};

/** Words of links inside texts that do not say where they lead, beside those of `pressHere`. */
export const readMore: Record<string, RegExp> = {
  en: /^(?:read more|learn more|know more|more|link|this (?:link|page))$/i,
  de: /^(?:mehr(?: (?:erfahren|lesen))?|weiter(?:lesen)?|link|dieser link|diese seite)$/i,
  hi: /^(?:और (?:पढ़ें|जानें)|अधिक(?: जानें| पढ़ें)?|लिंक|यह (?:लिंक|पेज|पृष्ठ))$/,
  ar: /^(?:(?:اقرأ |اعرف )?المزيد|رابط|هذا الرابط|هذه الصفحة)$/,
};

/** Words of a text alternative that only name its kind. */
export const pictureWords: Record<string, RegExp> = {
  en: /^(?:an? |the |our )?(?:image|picture|photo(?:graph)?|pic|img|graphic|illustration|icon|banner|thumbnail|alt(?: text)?|untitled|screenshot)(?: (?:of|here|\d+))?$/i,
  de: /^(?:(?:ein|das|dies ist ein) )?(?:bild|foto|grafik|abbildung|symbol)(?: (?:von|\d+))?$/i,
  hi: /^(?:चित्र|फ़ोटो|फोटो|तस्वीर|इमेज)(?: \d+)?$/,
  ar: /^(?:صورة|الصورة)(?: \d+)?$/,
};

/** Beginnings of text alternatives that speak of a photograph. */
export const photographWords: Record<string, RegExp> = {
  en: /^(?:an? |the )?(?:\p{L}+ )?photo(?:graph)?\b/iu,
  de: /^(?:(?:ein|das) )?(?:foto(?:grafie)?|lichtbild)(?![\p{L}])/iu,
  hi: /^(?:फ़ोटो|फोटो|छायाचित्र)/,
  ar: /^صورة فوتوغرافية/,
};

/** @returns true if a text in any of the languages matches */
export const matchesAny = (patterns: Record<string, RegExp>, text: string): boolean => {
  const words = text.trim().replace(/[\s.…»>!:]+$/, '');
  return Object.values(patterns).some((pattern) => pattern.test(words));
};
