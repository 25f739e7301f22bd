/** Writes what the classes of Excel look like into the `style` of their elements: there stands which cells are bold. */
export function applyClassStyles(document: Document): void {
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  for (const [, name = '', declarations = ''] of sheets.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g))
    for (const element of document.querySelectorAll(`.${name}`)) {
      const own = element.getAttribute('style') ?? '';
      element.setAttribute('style', `${own};${declarations.replace(/\s+/g, ' ')}`);
    }
}
